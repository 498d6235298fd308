import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  label: 'Foto',
  hint: 'Suelta una imagen aquí, elige una o haz una foto: JPEG, PNG o WebP.',
  choose: 'Elegir foto',
  change: 'Cambiar foto',
  take: 'Hacer foto',
  remove: 'Quitar foto',
  problem: {
    kind: 'Elige una imagen JPEG, PNG o WebP',
    large: 'El archivo ocupa más de {{megabytes}} MB',
    pixels: 'La imagen tiene más de {{megapixels}} megapíxeles',
    broken: 'No se puede leer esta imagen',
  },
  camera: {
    title: 'Hacer una foto',
    view: 'Lo que ve la cámara',
    denied: 'Permite la cámara en los ajustes del navegador o elige un archivo.',
    missing: 'No se encontró ninguna cámara. Elige un archivo.',
    failed: 'Puede que otro programa la esté usando. Inténtalo de nuevo o elige un archivo.',
  },
  crop: {
    title: 'Recortar la foto',
    area: 'Parte de la foto',
    help: 'Arrastra la foto, pulsa donde deba quedar el centro o usa las flechas. Más y menos cambian el zoom.',
    zoom: 'Zoom',
    percent: '{{percent}} %',
    preview: 'Vista previa',
    use: 'Usar foto',
  },
} satisfies Translation<typeof en>
