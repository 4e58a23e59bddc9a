/** The people of the demo world who can sign in, and what each is for. */
const DEMO_USERS = [
  ['superadmin', 'la plataforma: empresas, y entrar como una de ellas'],
  ['superadmin2', 'la plataforma: confirma lo que ingresa la primera'],
  ['admin', 'administra la empresa entera'],
  ['supergerente', 've y decide en todas las razones sociales'],
  ['gerente', 've y decide en la suya'],
  ['lectura', 'mira sin tocar'],
  ['supervisor', 'su equipo'],
  ['contadora', 'lo que se declara, se paga y se centraliza, sin cambiar nada'],
  ['trabajador', 'su ficha y sus liquidaciones'],
  ['extrabajador', 'quien ya no trabaja: su finiquito y sus papeles'],
  ['externo', 'un contador de fuera'],
  ['invitado', 'casi nada'],
] as const
const PASSWORD = 'Minga2026'

/** What `npm start` and `npm run dev` say once everything answers. */
export function welcome(address: string, demo: boolean): string {
  const lines = ['', `Minga está en ${address}`]
  if (demo) {
    lines.push('', `Usuarios de demostración (contraseña ${PASSWORD}):`)
    lines.push(...DEMO_USERS.map(([name, what]) => `  ${name.padEnd(13)} ${what}`))
  }
  return [...lines, '', 'Ctrl+C para terminar', ''].join('\n')
}
