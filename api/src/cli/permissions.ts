import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionTable } from '../permission-table'

/** Prints which group may call what. A widening of rights is a diff that somebody has to read. */
const target = join(__dirname, '..', '..', '..', 'docs', 'permissions.md')
writeFileSync(target, permissionTable())
process.stdout.write(`Wrote ${target}\n`)
