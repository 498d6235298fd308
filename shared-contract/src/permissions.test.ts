import { CONTROLLERS, isPair, PAIRS, toPair } from './permissions'

/** The families that the customer named, and the operator's own. */
const FAMILIES = `adNetwork adNetworkCategory adNetworkType apiLog auth currencyExchange dashboard group notification
  order orderCampaign report userAccessLog user account website userMaintenance adNetworkReport autoAd candelaReport
  systemLog type userNotification websiteRevenueShare mobileDashboard mobileWebsite mobileUser mobileNotification
  mobileAdNetworkCategory mobileAccount mobileReport remote`.split(/\s+/)

describe('the closed list of rights', () => {
  it('has exactly the families of the specification', () => {
    expect([...CONTROLLERS].sort()).toEqual([...FAMILIES].sort())
  })

  it('names every right once', () => {
    expect(new Set(PAIRS).size).toBe(PAIRS.length)
  })

  it('knows nothing else, however it is spelt', () => {
    expect(toPair('user', 'update')).toBe('user.update')
    for (const [controller, method] of [
      ['user', 'fly'],
      ['User', 'update'],
      ['user', 'constructor'],
      ['__proto__', 'x'],
      ['', ''],
    ])
      expect(toPair(controller ?? '', method ?? '')).toBeUndefined()
    expect(isPair('toString')).toBe(false)
  })

  it('gives the mobile mirrors reading only', () => {
    const writes = PAIRS.filter(pair => pair.startsWith('mobile') && /\.(store|update|destroy)/.test(pair))
    expect(writes).toEqual([])
  })
})
