import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  login: {
    title: 'Iniciar sesión',
    subtitle: 'Usa el correo que registró tu gestor de cuenta.',
    forgot: '¿Olvidaste la contraseña?',
    submit: 'Iniciar sesión',
    noAccount: '¿Aún no tienes cuenta? Pide una invitación a tu gestor de cuenta.',
    unchecked: 'No se comprobaron tu correo ni tu contraseña.',
  },
  forgot: {
    title: '¿Olvidaste la contraseña?',
    subtitle: 'Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.',
    submit: 'Enviar enlace',
    sent: 'Si la dirección pertenece a una cuenta, el enlace está en camino. Es válido durante 60 minutos.',
  },
  reset: {
    title: 'Crear una contraseña nueva',
    subtitle: 'Escribe el correo al que se envió el enlace.',
    submit: 'Guardar contraseña',
    askAgain: 'Pedir un enlace nuevo',
    redirect_one: 'Irás al inicio de sesión en {{count}} segundo.',
    redirect_many: 'Irás al inicio de sesión en {{count}} segundos.',
    redirect_other: 'Irás al inicio de sesión en {{count}} segundos.',
    signInNow: 'Iniciar sesión ahora',
  },
  field: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    repeatPassword: 'Repite la nueva contraseña',
    passwordHelp: 'Al menos 6 caracteres',
  },
  strength: {
    label: 'Seguridad de la contraseña',
    weak: 'Débil',
    fair: 'Aceptable',
    good: 'Buena',
    strong: 'Fuerte',
  },
  wait: {
    seconds_one: 'Inténtalo de nuevo en {{count}} segundo.',
    seconds_many: 'Inténtalo de nuevo en {{count}} segundos.',
    seconds_other: 'Inténtalo de nuevo en {{count}} segundos.',
    minutes_one: 'Inténtalo de nuevo en {{count}} minuto.',
    minutes_many: 'Inténtalo de nuevo en {{count}} minutos.',
    minutes_other: 'Inténtalo de nuevo en {{count}} minutos.',
  },
  hint: {
    network: 'No se pudo contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
    timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo en un momento.',
  },
  forgetful: {
    title: 'Este navegador no puede mantener tu sesión',
    text: 'No permite que este sitio guarde datos. Permítelo en su configuración o libera espacio y vuelve a cargar la página.',
  },
  backToSignIn: 'Volver al inicio de sesión',
  openMailbox: 'Abrir el buzón',
  mailbox: {
    title: 'Buzón',
    subtitle: 'Correos que se habrían enviado, los más recientes primero.',
    refresh: 'Actualizar',
    to: 'Para {{address}}',
    empty: 'Todavía no hay correos',
    emptyText: 'Pide un enlace para crear una contraseña nueva y aparecerá aquí.',
    list: 'Correos',
  },
  demo: {
    title: 'Accesos de demostración',
    role: {
      administrator: 'Administración',
      adOps: 'Operación de anuncios',
      finance: 'Finanzas',
      accountManager: 'Gestor de cuentas',
      publisher: 'Editor',
      viewer: 'Lectura',
    },
  },
  panel: {
    claim: 'Mira lo que gana cada impresión.',
    payments: 'Pagos',
    paymentDays: 'Días 5, 10, 15, 20, 25 y 30',
    invoices: 'Facturas',
    invoiceRule: 'Hasta las 18:00 del día anterior',
  },
  footer: {
    label: 'Información legal',
    copyright: '© {{year}} {{brand}}',
    privacy: 'Política de privacidad',
    terms: 'Términos de uso',
  },
  language: 'Idioma',
  document: {
    description: 'Ingresos, sitios y pagos de los editores en un solo lugar.',
    noScript: '{{brand}} necesita JavaScript. Actívalo y vuelve a cargar la página.',
  },
} satisfies Translation<typeof en>
