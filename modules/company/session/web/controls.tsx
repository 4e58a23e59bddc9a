import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import './session.css'

/**
 * The few controls that these pages need, by hand: the component library would be most of what the
 * sign-in page has to download.
 */
type InputProps = ComponentProps<'input'> & {
  label: string
  error?: string | undefined
  aside?: ReactNode
}

/** A labelled field; its error is shown under it and announced to screen readers. */
export function TextField({ label, error, aside, ...input }: InputProps) {
  const id = useId()
  return (
    <div className="session-field">
      <label htmlFor={id}>{label}</label>
      <div className="session-input">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {aside}
      </div>
      {error && (
        <p id={`${id}-error`} className="session-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** A password, with an eye to see it. */
export function PasswordField(props: Omit<InputProps, 'type' | 'aside'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      aside={
        <button
          type="button"
          className="session-eye"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
            <path
              d="M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10Z"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <circle cx="10" cy="10" r="2.4" stroke="currentColor" strokeWidth="1.5" />
            {shown && <path d="m3.5 16.5 13-13" stroke="currentColor" strokeWidth="1.5" />}
          </svg>
        </button>
      }
    />
  )
}

type SubmitProps = { busy: boolean; disabled?: boolean; children: string }

/** The button that sends; locked until the answer is here. */
export const Submit = ({ busy, disabled = false, children }: SubmitProps) => (
  <button type="submit" className="session-submit" disabled={disabled || busy} aria-busy={busy}>
    {busy && <span className="session-busy" aria-hidden="true" />}
    {children}
  </button>
)

type BoxProps = { tone?: 'danger' | 'success' | 'info'; children: ReactNode }

/** A message about the whole form. */
export const Box = ({ tone = 'danger', children }: BoxProps) => (
  <div className="session-box" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
    <span aria-hidden="true">{tone === 'danger' ? '!' : tone === 'success' ? '✓' : 'i'}</span>
    <p>{children}</p>
  </div>
)
