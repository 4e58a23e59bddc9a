/** The password of everybody in the demo world. */
export const demoPassword = 'Minga2026'

type Login = {
  /** Company and key of the person; none for a platform administrator. */
  person?: readonly [company: 'coihues' | 'boreal', key: string]
  email: string
  forcePasswordChange?: boolean
  isDisabled?: boolean
}

/** Who can sign in. The address is where a recovery link goes. */
export const logins = {
  superadmin: { email: 'superadmin@minga.example' },
  // The second person of the platform, who confirms what the first one enters.
  superadmin2: { email: 'superadmin2@minga.example' },
  admin: { person: ['coihues', 'carolina'], email: 'carolina.aranguiz@coihues.example' },
  supergerente: { person: ['coihues', 'rodrigo'], email: 'rodrigo.covarrubias@coihues.example' },
  gerente: { person: ['coihues', 'loreto'], email: 'loreto.pizarro@coihues.example' },
  'gerente.peumal': {
    person: ['coihues', 'monserrat'],
    email: 'monserrat.valdivia@peumal.example',
  },
  subgerente: { person: ['coihues', 'ester'], email: 'ester.cabello@peumal.example' },
  lectura: { person: ['coihues', 'gonzalo'], email: 'gonzalo.urrutia@coihues.example' },
  contadora: { person: ['coihues', 'marisol'], email: 'marisol.vidal@coihues.example' },
  supervisor: { person: ['coihues', 'hernan'], email: 'hernan.quezada@coihues.example' },
  trabajador: { person: ['coihues', 'bernarda'], email: 'bernarda.huenchul@coihues.example' },
  externo: { person: ['coihues', 'patricio'], email: 'patricio.leiva@contadores.example' },
  invitado: { person: ['coihues', 'josefina'], email: 'josefina.ibanez@coihues.example' },
  forzado: {
    person: ['coihues', 'camilo'],
    email: 'camilo.farias@coihues.example',
    forcePasswordChange: true,
  },
  deshabilitado: {
    person: ['coihues', 'bastian'],
    email: 'bastian.rebolledo@coihues.example',
    isDisabled: true,
  },
  'boreal.admin': { person: ['boreal', 'violeta'], email: 'violeta.oyarzo@boreal.example' },
  'boreal.trabajador': { person: ['boreal', 'nahuel'], email: 'nahuel.vera@boreal.example' },
} as const satisfies Record<string, Login>

export type Username = keyof typeof logins

/** The account of a person who left when the season ended and sees their finiquito. */
export const formerLogin = {
  username: 'extrabajador',
  email: 'extrabajador@coihues.example',
} as const
export type FormerUsername = (typeof formerLogin)['username']
