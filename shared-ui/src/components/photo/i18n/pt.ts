import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  label: 'Foto',
  hint: 'Solte uma imagem aqui, escolha ou tire uma: JPEG, PNG ou WebP.',
  choose: 'Escolher foto',
  change: 'Trocar foto',
  take: 'Tirar foto',
  remove: 'Remover foto',
  problem: {
    kind: 'Escolha uma imagem JPEG, PNG ou WebP',
    large: 'O arquivo tem mais de {{megabytes}} MB',
    pixels: 'A imagem tem mais de {{megapixels}} megapixels',
    broken: 'Não foi possível ler esta imagem',
  },
  camera: {
    title: 'Tirar uma foto',
    view: 'Imagem da câmera',
    denied: 'Permita a câmera nas configurações do navegador ou escolha um arquivo.',
    missing: 'Nenhuma câmera foi encontrada. Escolha um arquivo.',
    failed: 'Outro programa pode estar usando a câmera. Tente de novo ou escolha um arquivo.',
  },
  crop: {
    title: 'Recortar a foto',
    area: 'Parte da foto',
    help: 'Arraste a foto, clique onde deve ficar o centro ou use as setas. Mais e menos mudam o zoom.',
    zoom: 'Zoom',
    percent: '{{percent}}%',
    preview: 'Prévia',
    use: 'Usar foto',
  },
} satisfies Translation<typeof en>
