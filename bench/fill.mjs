import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** @typedef {(run: (text: string) => Promise<unknown>) => Promise<void>} Fill */

/** Rows in a database of the product, and figures of the planner that know of them. @param {string} url @param {Fill} fill */
export const fillServer = async (url, fill) => {
  const client = new pg.Client(url)
  await client.connect()
  await fill(text => client.query(text))
  await client.query('vacuum analyze')
  await client.end()
}

/** The same where the product is not running; nobody counts rows for the planner there. @param {string} dir @param {Fill} fill */
export const fillDirectory = async (dir, fill) => {
  const database = await PGlite.create(dir)
  await fill(text => database.exec(text))
  await database.close()
}
