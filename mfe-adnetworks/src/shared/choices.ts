import {
  accountEndpoints,
  adNetworkEndpoints,
  networkTypeEndpoints,
  orderEndpoints,
  technologyEndpoints,
  websiteEndpoints,
} from '@candela/shared-contract'
import { findIn } from '@candela/shared-ui/pages'

/** What is chosen by its name wherever a record names another one. */
export const findTypes = findIn(networkTypeEndpoints.simpleList)
export const findTechnologies = findIn(technologyEndpoints.simpleList)
export const findWebsites = findIn(websiteEndpoints.simpleList)
export const findAccounts = findIn(accountEndpoints.simpleList)
export const findOrders = findIn(orderEndpoints.simpleList)
export const findAdManagers = findIn(adNetworkEndpoints.adManagers)
