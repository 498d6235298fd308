import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  label: 'Foto',
  hint: 'Suelte una imagen aquí, elija una o haga una foto: JPEG, PNG o WebP.',
  choose: 'Elegir foto',
  change: 'Cambiar foto',
  take: 'Hacer foto',
  remove: 'Quitar foto',
  problem: {
    kind: 'Elija una imagen JPEG, PNG o WebP',
    large: 'El archivo ocupa más de {{megabytes}} MB',
    pixels: 'La imagen tiene más de {{megapixels}} megapíxeles',
    broken: 'No se puede leer esta imagen',
  },
  camera: {
    title: 'Hacer una foto',
    view: 'Lo que ve la cámara',
    denied: 'Permita la cámara en los ajustes del navegador o elija un archivo.',
    missing: 'No se encontró ninguna cámara. Elija un archivo.',
    failed: 'Puede que otro programa la esté usando. Inténtelo de nuevo o elija un archivo.',
  },
  crop: {
    title: 'Recortar la foto',
    area: 'Parte de la foto',
    help: 'Arrastre la foto, pulse donde deba quedar el centro o use las flechas. Más y menos cambian el zoom.',
    zoom: 'Zoom',
    percent: '{{percent}} %',
    preview: 'Vista previa',
    use: 'Usar foto',
  },
} satisfies Translation<typeof en>
