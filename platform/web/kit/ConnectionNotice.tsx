import { useConnection } from '../connection.ts'

/** Says that the server cannot be reached, while it cannot. Rendered once, at the root. */
export function ConnectionNotice() {
  const isThere = useConnection()
  return (
    <div role="status" className="mg-connection">
      {!isThere && (
        <p className="mg-notice" data-tone="error">
          <span className="mg-notice-mark" aria-hidden="true">
            !
          </span>
          <span>
            <b>Sin conexión.</b> Lo que escribe queda en este navegador. Todo sigue cuando la red
            vuelva.
          </span>
        </p>
      )}
    </div>
  )
}
