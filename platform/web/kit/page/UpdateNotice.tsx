import { takeNewerVersion, useNewerVersion } from '#platform/web/api/app-version.ts'

/** Offers the newer version of the application. Rendered once, at the root. */
export function UpdateNotice() {
  const isNewer = useNewerVersion()
  return (
    <div role="status" className="mg-connection">
      {isNewer && (
        <p className="mg-notice">
          <span className="mg-notice-mark" aria-hidden="true">
            ↻
          </span>
          <span>
            <b>Hay una versión nueva.</b> Lo que escribe queda en este navegador.
          </span>
          <button type="button" className="mg-notice-offer" onClick={() => void takeNewerVersion()}>
            Actualizar
          </button>
        </p>
      )}
    </div>
  )
}
