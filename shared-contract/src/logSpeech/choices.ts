import { ACCOUNT_WORDS } from '../entities/accountWords'
import { AD_NETWORK_WORDS } from '../entities/adNetworkWords'
import { CONNECTION_WORDS } from '../entities/connectionWords'
import { CREDENTIAL_WORDS } from '../entities/credentialWords'
import { NETWORK_TYPE_WORDS } from '../entities/networkTypeWords'
import { ORDER_CAMPAIGN_WORDS } from '../entities/orderCampaignWords'
import { QUOTATION_WORDS } from '../entities/quotationWords'
import { REPORT_ROW_WORDS } from '../entities/reportRowWords'
import { SHARE_WORDS } from '../entities/shareWords'
import { TECHNOLOGY_WORDS } from '../entities/technologyWords'
import { TRANSFER_WORDS } from '../entities/transferWords'
import { USER_WORDS } from '../entities/userWords'
import { VISIT_WORDS } from '../entities/visitLogWords'
import { WEBSITE_WORDS } from '../entities/websiteWords'
import type { Language } from '../locales'
import { rights as en } from '../rights/en'
import { rights as es } from '../rights/es'
import { rights as it } from '../rights/it'
import { rights as pt } from '../rights/pt'
import type { RightWords } from '../rights/words'
import type { ChoiceField } from './values'
import { LOG_SENTENCES } from './words'

const RIGHTS: Record<Language, RightWords> = { en, pt, es, it }

type Words = Readonly<Record<string, string>>

const picked = <T>(words: Readonly<Record<string, T>>, wordOf: (each: T) => string): Words =>
  Object.fromEntries(Object.entries(words).map(([key, each]) => [key, wordOf(each)]))

/** What the values of fields that are one of a few are called: as the screens of their entities call them. */
export const choicesIn = (language: Language): Record<ChoiceField, Words> => {
  const { scope, controller, method } = RIGHTS[language]
  const { state, reason } = TRANSFER_WORDS[language]
  const running = AD_NETWORK_WORDS[language].status
  return {
    ...LOG_SENTENCES[language].choice,
    usr_status: USER_WORDS[language].status,
    usr_locale: USER_WORDS[language].locale,
    gro_scope: scope,
    grp_controller: controller,
    grp_method: method,
    acc_is_enabled: ACCOUNT_WORDS[language].enabled,
    acc_tier: ACCOUNT_WORDS[language].tier,
    anw_status: WEBSITE_WORDS[language].status,
    adn_status: running,
    ord_status: running,
    crd_credential: picked(CREDENTIAL_WORDS[language], ({ label }) => label),
    con_result: picked(CONNECTION_WORDS[language], ({ found }) => found),
    anc_status: TECHNOLOGY_WORDS[language].status,
    anc_color: TECHNOLOGY_WORDS[language].color,
    ant_status: NETWORK_TYPE_WORDS[language].status,
    ant_auth_kind: NETWORK_TYPE_WORDS[language].auth,
    orc_status: ORDER_CAMPAIGN_WORDS[language].status,
    cue_source: QUOTATION_WORDS[language].source,
    tra_state: state,
    tra_held_from: state,
    adj_reason: reason,
    wrs_type: SHARE_WORDS[language].type,
    rev_device: VISIT_WORDS[language].device,
    imp_source: REPORT_ROW_WORDS[language].source,
  }
}
