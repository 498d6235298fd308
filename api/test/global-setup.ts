import { makeTemplate } from './template'

export default async (): Promise<void> => {
  process.env.TEST_RUN ??= String(process.pid)
  await makeTemplate()
}
