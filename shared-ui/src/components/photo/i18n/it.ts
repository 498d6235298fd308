import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  label: 'Foto',
  hint: "Trascina qui un'immagine, scegline una o scatta una foto: JPEG, PNG o WebP.",
  choose: 'Scegli foto',
  change: 'Cambia foto',
  take: 'Scatta foto',
  remove: 'Rimuovi foto',
  problem: {
    kind: "Scegli un'immagine JPEG, PNG o WebP",
    large: 'Il file supera {{megabytes}} MB',
    pixels: "L'immagine ha più di {{megapixels}} megapixel",
    broken: 'Impossibile leggere questa immagine',
  },
  camera: {
    title: 'Scatta una foto',
    view: 'Quello che vede la fotocamera',
    denied: 'Consenti la fotocamera nelle impostazioni del browser o scegli un file.',
    missing: 'Nessuna fotocamera trovata. Scegli un file.',
    failed: 'Forse la sta usando un altro programma. Riprova o scegli un file.',
  },
  crop: {
    title: 'Ritaglia la foto',
    area: 'Parte della foto',
    help: 'Trascina la foto, premi dove deve stare il centro o usa le frecce. Più e meno cambiano lo zoom.',
    zoom: 'Zoom',
    percent: '{{percent}}%',
    preview: 'Anteprima',
    use: 'Usa foto',
  },
} satisfies Translation<typeof en>
