/** `npm run gallery`: every component of shared-ui from its sources; a change shows in the open page. */
import { requireNode } from './node-version.mjs'

requireNode()

const wanted = Number(process.env.PORT || 4100)

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const [{ serveGallery }, { freePort, isFree }, { stopWhenAsked }] = await Promise.all([
    import('./dev/gallery.mjs'),
    import('./free-port.mjs'),
    import('./stopping.mjs'),
  ])
  const port = (await isFree(wanted)) ? wanted : await freePort()
  stopWhenAsked(await serveGallery(port))
  console.log(`\nThe gallery: http://localhost:${port}/\n`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
