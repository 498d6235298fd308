import { runInThisContext } from 'node:vm'

/** Jest hands tests a copy of the environment, which clocks do not read. */
const { env } = runInThisContext('process') as NodeJS.Process

/** From here on the whole process lives in this time zone; with none, in that of the machine again. */
export const moveTo = (zone: string | undefined): void => {
  if (zone === undefined) delete env.TZ
  else env.TZ = zone
}

/** Where the process was started. */
export const ZONE_AT_START = env.TZ
