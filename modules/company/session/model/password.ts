/**
 * The rules of a new password, in the order people read them: eight characters, upper and lower
 * case, digits. The form shows each as it is met; the server checks all.
 */
export const passwordRules = [
  { label: 'Al menos 8 caracteres', holds: (password: string) => [...password].length >= 8 },
  { label: 'Una letra mayúscula', holds: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'Una letra minúscula', holds: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'Un número', holds: (password: string) => /\d/.test(password) },
] as const

/** The first rule that a password breaks, in the user's words. */
export function passwordProblem(password: string): string | undefined {
  const broken = passwordRules.find((rule) => !rule.holds(password))
  if (broken) return `La contraseña debe cumplir: ${broken.label.toLowerCase()}`
  if (common.has(password.toLowerCase())) return 'Esa contraseña es demasiado común'
  if ([...password].length > 200) return 'La contraseña debe tener a lo más 200 caracteres'
  return undefined
}

/** Those that lists of stolen passwords open with and that our own rules would let through. */
const common: ReadonlySet<string> = new Set([
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'p4ssw0rd',
  'contraseña1',
  'contrasena1',
  'contrasena123',
  'qwerty123',
  'qwerty12',
  'qwertyuiop1',
  'abc12345',
  'abcd1234',
  'abcdef12',
  'a1b2c3d4',
  'aa123456',
  'asdf1234',
  'admin123',
  'administrador1',
  'welcome1',
  'bienvenido1',
  'santiago1',
  'chile123',
  'colocolo1',
  'iloveyou1',
  'teamo123',
  'usuario1',
  'usuario123',
  'empresa1',
  'empresa123',
  'verano2026',
  'invierno2026',
  'chile2026',
  'temporal1',
  'clave123',
  'clave1234',
  'hola1234',
  'letmein1',
  'monkey123',
  'dragon123',
  'football1',
  'princess1',
])
