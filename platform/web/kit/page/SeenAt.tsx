import { formatInstant } from '#chile/moments.ts'
import { useOpening } from '#platform/web/seen/opening.ts'
import { useSeenAt } from '#platform/web/seen/seen-at.ts'

/** Since when what the page shows is as it was seen. */
export default function SeenAt() {
  const opened = useOpening()
  const at = useSeenAt()
  if (at === undefined) return null
  const [day, time] = formatInstant(new Date(at)).split(' ')
  return (
    <p className="mg-notice mg-seen-at" data-tone="warning" role="status">
      <span className="mg-notice-mark" aria-hidden="true">
        !
      </span>
      <span>
        <b>{`Sin conexión: visto el ${day} a las ${time}`}</b>
        {opened === 'SEEN' && '. Se muestra solo lo suyo.'}
      </span>
    </p>
  )
}
