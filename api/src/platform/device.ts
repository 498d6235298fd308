import UAParser from 'ua-parser-js'

export type Device = {
  browser: string | null
  operating_system: string | null
  device: 'desktop' | 'tablet' | 'mobile'
}

/** What somebody came with, as far as it says so itself. */
export const deviceOf = (userAgent: string | null): Device => {
  const { browser, os, device } = new UAParser(userAgent ?? '').getResult()
  const { type } = device
  return {
    browser: browser.name ?? null,
    operating_system: os.name ?? null,
    device: type === 'tablet' || type === 'mobile' ? type : 'desktop',
  }
}
