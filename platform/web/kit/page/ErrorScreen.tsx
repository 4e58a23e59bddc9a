import { useEffect, useState } from 'react'

const SPINNER_MS = 3000

type Props = { kind?: 'error' | 'not-found'; supportEmail?: string; traceId?: string | undefined }

/** The last resort, in the specification's words: a spinner for 3 seconds, then what happened. */
export function ErrorScreen({ kind = 'error', supportEmail = SUPPORT_EMAIL, traceId }: Props) {
  const [waiting, setWaiting] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), SPINNER_MS)
    return () => clearTimeout(timer)
  }, [])
  const title = kind === 'not-found' ? 'Página no encontrada' : 'Ha ocurrido un error'
  useEffect(() => {
    document.title = `${title} · minga`
  }, [title])

  if (waiting) {
    return (
      <div className="mg-plain-screen" role="status">
        <span className="mg-spinner" aria-hidden="true" />
        <span className="sr-only">Cargando</span>
      </div>
    )
  }
  return (
    <section className="mg-plain-screen" role="alert">
      <h1>{title}</h1>
      {kind === 'not-found' ? (
        <p className="mg-error-code">Error 404</p>
      ) : (
        <p>
          Algo falló de nuestro lado y no pudimos mostrar esta página. Lo que ya estaba guardado
          sigue guardado.
        </p>
      )}
      <p className="soft">
        Si vuelve a ocurrir, escriba a <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {traceId && <> e indique el código {traceId}</>}.
      </p>
      <a className="mg-button-link" href="/">
        Recargar aplicación
      </a>
    </section>
  )
}

/** Where people are sent for help; an installation sets VITE_SUPPORT_EMAIL. */
export const SUPPORT_EMAIL: string =
  import.meta.env['VITE_SUPPORT_EMAIL'] ?? 'soporte@minga.example'
