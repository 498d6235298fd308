import {
  adNetworkEndpoints,
  orderCampaignEndpoints,
  orderEndpoints,
  shareEndpoints,
  technologyEndpoints,
} from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const TECHNOLOGY = defineEntity(technologyEndpoints, {
  name: 'adNetworkCategory',
  path: '/ad-network-category',
  nameOf: ({ anc_name }) => anc_name,
  shownIn: [
    adNetworkEndpoints.list,
    adNetworkEndpoints.get,
    orderCampaignEndpoints.list,
    orderCampaignEndpoints.get,
    orderEndpoints.list,
    orderEndpoints.get,
    shareEndpoints.get,
  ],
})
