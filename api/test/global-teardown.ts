import { dropTemplate } from './template'

export default async (): Promise<void> => {
  await dropTemplate()
}
