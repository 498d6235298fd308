import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  label: 'Foto',
  hint: "Trascini qui un'immagine, ne scelga una o scatti una foto: JPEG, PNG o WebP.",
  choose: 'Scegli foto',
  change: 'Cambia foto',
  take: 'Scatta foto',
  remove: 'Rimuovi foto',
  problem: {
    kind: "Scelga un'immagine JPEG, PNG o WebP",
    large: 'Il file supera {{megabytes}} MB',
    pixels: "L'immagine ha più di {{megapixels}} megapixel",
    broken: 'Impossibile leggere questa immagine',
  },
  camera: {
    title: 'Scatta una foto',
    view: 'Quello che vede la fotocamera',
    denied: 'Consenta la fotocamera nelle impostazioni del browser o scelga un file.',
    missing: 'Nessuna fotocamera trovata. Scelga un file.',
    failed: 'Forse la sta usando un altro programma. Riprovi o scelga un file.',
  },
  crop: {
    title: 'Ritaglia la foto',
    area: 'Parte della foto',
    help: 'Trascini la foto, prema dove deve stare il centro o usi le frecce. Più e meno cambiano lo zoom.',
    zoom: 'Zoom',
    percent: '{{percent}}%',
    preview: 'Anteprima',
    use: 'Usa foto',
  },
} satisfies Translation<typeof en>
