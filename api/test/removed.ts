/** What bringing a record back answers that was removed more than 30 days ago. */
export const TOO_LATE = { status: 409, body: { code: 'restoreTooLate' } }
