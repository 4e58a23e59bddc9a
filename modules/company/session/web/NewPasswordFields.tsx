import { passwordProblem, passwordRules } from '../model/password.ts'
import { PasswordField } from './controls.tsx'

/** Whether the server would take it, as far as it can be known here. */
export const isStrong = (password: string) => passwordProblem(password) === undefined

/** The rules, ticked off as they hold. */
export const PasswordChecklist = ({ password }: { password: string }) => (
  <ul className="session-rules" aria-label="Requisitos de la contraseña">
    {passwordRules.map((rule) => {
      const held = rule.holds(password)
      return (
        <li key={rule.label} data-held={held}>
          <span aria-hidden="true">{held ? '✓' : '○'}</span>
          {rule.label}
          <span className="sr-only">{held ? ': cumplido' : ': falta'}</span>
        </li>
      )
    })}
  </ul>
)

type Props = {
  password: string
  repeated: string
  onPassword: (text: string) => void
  onRepeated: (text: string) => void
  error?: string | undefined
  autoFocus?: boolean
}

/** What is wrong with a password that meets every rule of the list: too common, or too long. */
function hiddenProblem(password: string): string | undefined {
  const meets = passwordRules.every((rule) => rule.holds(password))
  return meets ? passwordProblem(password) : undefined
}

/** A new password, twice, with its rules. */
export function NewPasswordFields(props: Props) {
  const { password, repeated, onPassword, onRepeated, error, autoFocus = true } = props
  const differs = repeated !== '' && repeated !== password
  return (
    <>
      <PasswordField
        label="Nueva contraseña"
        name="new-password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        error={error ?? hiddenProblem(password)}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordChecklist password={password} />
      <PasswordField
        label="Repita la contraseña"
        name="repeated-password"
        autoComplete="new-password"
        value={repeated}
        error={differs ? 'Las contraseñas no coinciden' : undefined}
        onChange={(event) => onRepeated(event.target.value)}
      />
    </>
  )
}
