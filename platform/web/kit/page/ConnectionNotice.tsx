import { useBusy, useConnection } from '#platform/web/api/connection.ts'

/**
 * Says that the server cannot be reached or is busy, while that is so. Rendered once, at the root.
 */
export function ConnectionNotice() {
  const isThere = useConnection()
  const isBusy = useBusy()
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
      {isThere && isBusy && (
        <p className="mg-notice" data-tone="warning">
          <span className="mg-notice-mark" aria-hidden="true">
            !
          </span>
          <span>
            <b>Hay mucha demanda.</b> Lo pedido se vuelve a intentar en unos segundos.
          </span>
        </p>
      )}
    </div>
  )
}
