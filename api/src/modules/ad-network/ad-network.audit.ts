import type { AuditRules } from '../../platform/audit'

export const adNetworkAudit = {
  ad_networks: {
    type: 'ad network',
    object: row => row.id,
    // A change of the access is told by when it was, and by its credentials.
    noise: ['created_at', 'adn_id_credential_set'],
    refers: {
      adn_id_ad_network_category: 'technology',
      adn_id_ad_network_type: 'ad network type',
      adn_id_website: 'website',
    },
  },
  ad_network_credentials: {
    type: 'ad network',
    object: row => row.crd_id_ad_network,
    noise: ['id', 'created_at', 'crd_id_set', 'crd_last_four', 'crd_changed_at', 'crd_id_ad_network', 'crd_id_user'],
    // What is no secret may become one.
    masked: ['crd_value', 'crd_secret'],
    identifyingColumns: ['crd_credential'],
  },
  ad_network_credential_sets: { none: 'each of its credentials is audited' },
  ad_network_connections: {
    type: 'ad network',
    object: row => row.con_id_ad_network,
    noise: ['id', 'created_at', 'con_id_ad_network'],
  },
  ad_managers: { none: 'a reference list that nobody changes here' },
} satisfies Partial<AuditRules>
