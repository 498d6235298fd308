export const en = {
  title: 'Import accounts',
  subtitle: 'From a CSV file. You see the result before anything is saved.',
  name: 'Name',
  done_one: '{{count}} account imported.',
  done_other: '{{count}} accounts imported.',
  leftOut_one: '{{count}} line was skipped: it already exists.',
  leftOut_other: '{{count}} lines were skipped: they already exist.',
  count: {
    valid: 'New',
    duplicates: 'Existing',
  },
  state: {
    valid: 'Added',
    duplicate: 'Skipped',
    wrong: 'Has errors',
  },
  action: {
    commit_one: 'Import {{count}} account',
    commit_other: 'Import {{count}} accounts',
    accounts: 'Show accounts',
  },
  help: {
    acc_name: 'Required',
    acc_time_zone: 'Required, such as Europe/Rome',
    acc_tier: '1 to 5 or its name. Default: 5',
    acc_is_enabled: 'Yes or no. Default: yes',
    acc_google_child_network_code: 'Digits only',
    acc_enable_aps: 'Yes or no. Default: no',
    acc_enable_teads: 'Yes or no. Default: no',
    acc_gross_visible: 'Yes or no. Default: yes',
    manager_email: 'Of an account manager',
  },
} as const
