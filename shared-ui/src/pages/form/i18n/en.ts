export const en = {
  noAnswer: {
    network: 'The server could not be reached. Check the connection and try again.',
    timeout: 'The server did not answer in time. Try again.',
  },
  record: {
    backTo: 'Back to {{place}}',
    missing: 'This record does not exist',
    missingText: 'It may have been removed, or the address is wrong.',
    refused: 'This is not yours to change',
  },
  form: {
    bar: 'Unsaved changes',
    unsaved_one: '{{count}} unsaved change',
    unsaved_other: '{{count}} unsaved changes',
    pristine: 'No unsaved changes',
    discard: 'Discard',
    saveChanges: 'Save changes',
    attention_one: '{{count}} field needs attention',
    attention_other: '{{count}} fields need attention',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet and would be lost.',
    confirm: 'Leave without saving',
    stay: 'Stay here',
  },
  conflict: {
    text: 'Nothing was saved yet. Choose what shall stand, then save again.',
    nothing: 'Your changes and theirs do not touch each other. Go on, then save again.',
    mine: 'Yours',
    theirs: 'Theirs',
    keep: {
      mine: 'Keep mine',
      theirs: 'Take theirs',
      both: 'Keep both',
    },
    apply: 'Continue with this choice',
  },
  removal: {
    confirm: 'Remove',
    refused: 'It was not removed',
  },
  restored: 'Record brought back',
} as const
