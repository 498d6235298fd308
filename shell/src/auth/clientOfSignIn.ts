export { isSignedIn, signIn, signOut, takeLastLocation } from '@candela/shared-auth'
