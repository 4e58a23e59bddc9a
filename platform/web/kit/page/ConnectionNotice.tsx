import { useBusy, useConnection } from '#platform/web/api/connection.ts'
import { useOpening } from '#platform/web/seen/opening.ts'

const KEPT = 'Lo que escribe queda en este navegador. Todo sigue cuando la red vuelva.'
/** Opened without a network, the browser has no key for what is typed. */
const SEEN = 'Todo sigue cuando la red vuelva.'

/**
 * Says that the server cannot be reached or is busy, while that is so. Rendered once, at the root.
 */
export function ConnectionNotice() {
  const isThere = useConnection()
  const isBusy = useBusy()
  const isOpened = useOpening() !== 'ONLINE'
  return (
    <div role="status" className="mg-connection">
      {!isThere && (
        <p className="mg-notice" data-tone="error">
          <span className="mg-notice-mark" aria-hidden="true">
            !
          </span>
          <span>
            <b>Sin conexión.</b> {isOpened ? SEEN : KEPT}
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
