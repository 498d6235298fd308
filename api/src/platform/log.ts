import pino from 'pino'

/** JSON lines. What could open a door never reaches them, whoever logs it and wherever it stands. */
export const createLog = (level: string, destination?: pino.DestinationStream) =>
  pino(
    {
      level,
      base: { service: 'api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'authorization',
          'password',
          'token',
          '*.authorization',
          '*.password',
          '*.password_confirmation',
          '*.token',
          '*.usr_password',
          'req.headers.authorization',
          'headers.authorization',
        ],
        censor: '[hidden]',
      },
    },
    destination,
  )
