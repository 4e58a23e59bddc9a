import { type ReactNode, useEffect } from 'react'
import { useLacksConfidential } from '#platform/web/screen/me.tsx'
import { useScreen } from '#platform/web/screen/screen-context.ts'

export type HeaderProps = {
  title: ReactNode
  /** The same in plain text, for the window's title, when `title` is more than text. */
  plainTitle?: string
  /** One line of context. */
  context?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

/** Said by the rights of the reader alone: whether anything is left out, it does not tell. */
const WITHOUT_CONFIDENTIAL = 'Sin las remuneraciones confidenciales, que usted no ve'

/**
 * Title, one line of context, actions at the right. Each page has exactly one: there it is said of
 * sums of pay what they are without, once.
 */
export function PageHeader({ title, plainTitle, context, lead, actions }: HeaderProps) {
  const lacksConfidential = useLacksConfidential()
  const withoutConfidential = useScreen()?.sumsPay === true && lacksConfidential
  const name = plainTitle ?? (typeof title === 'string' ? title : undefined)
  useEffect(() => {
    if (name) document.title = `${name} · minga`
  }, [name])
  return (
    <header className="mg-page-header">
      {lead}
      <div className="mg-page-title">
        <h1>{title}</h1>
        {context && <div className="mg-page-context">{context}</div>}
        {withoutConfidential && <p className="mg-page-note">{WITHOUT_CONFIDENTIAL}</p>}
      </div>
      {actions && <div className="mg-page-actions">{actions}</div>}
    </header>
  )
}
