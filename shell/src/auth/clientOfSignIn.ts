export { signIn, takeLastLocation } from '@candela/shared-auth'
