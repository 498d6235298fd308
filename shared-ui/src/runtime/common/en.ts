import { en as contract } from '@candela/shared-contract/messages/en'

/** Words that every area uses, and everything that the contract says can go wrong (`error`, `field`, `failure`). */
export const en = {
  ...contract,
  action: {
    add: 'Add',
    apply: 'Apply',
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    copy: 'Copy',
    create: 'Create',
    edit: 'Edit',
    hidePassword: 'Hide password',
    open: 'Open',
    remove: 'Remove',
    resetFilters: 'Reset filters',
    save: 'Save',
    search: 'Search',
    showPassword: 'Show password',
    skipToContent: 'Skip to content',
    tryAgain: 'Try again',
    undo: 'Undo',
  },
  state: {
    capsLock: 'Caps lock is on',
    changed: 'Changed',
    copied: 'Copied',
    loading: 'Loading',
    none: 'None',
    optional: 'Optional',
    saving: 'Saving',
    stillTrying: 'No answer yet. Trying again…',
  },
  success: {
    recordAdded: 'Record added',
    recordSaved: 'Record saved',
    recordRemoved: 'Record removed',
    mailSent: 'Mail sent',
    passwordChanged: 'Password changed',
    textCopied: 'Text copied',
  },
  confirm: {
    removeRecord: 'Are you sure you want to remove this record?',
    removeAllFromMaintenance: 'Really remove all users from maintenance?',
  },
  empty: {
    noRecords: 'No records found',
    noData: 'No data yet',
    tryFilters: 'Try changing the search filters.',
  },
  maintenance: {
    title: 'System under maintenance',
    text: 'Come back later.',
  },
  ops: {
    title: 'Ops',
  },
  region: {
    breadcrumb: 'Breadcrumb',
  },
  reference: 'Reference {{id}}',
} as const
