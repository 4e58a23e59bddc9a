import { notify, useNotices } from '#platform/web/look/notify.ts'

/** Shows the notices of notify.success() and its like. Rendered once, at the root. */
export function Notices() {
  const notices = useNotices()
  return (
    <div className="mg-notices" role="region" aria-label="Avisos" aria-live="polite">
      {notices.map((notice) => (
        <div
          key={notice.id}
          className="mg-notice"
          data-tone={notice.tone}
          role={notice.tone === 'error' ? 'alert' : 'status'}
        >
          <span className="mg-notice-mark" aria-hidden="true">
            {notice.tone === 'error' ? '!' : '✓'}
          </span>
          <span>
            {notice.text}
            {notice.more && <span className="soft"> · Código {notice.more}</span>}
          </span>
          {notice.offer ? (
            <button type="button" className="mg-notice-offer" onClick={notice.offer.act}>
              {notice.offer.label}
            </button>
          ) : (
            <button
              type="button"
              aria-label="Cerrar aviso"
              onClick={() => notify.dismiss(notice.id)}
            >
              ×
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
