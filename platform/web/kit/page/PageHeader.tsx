import { type ReactNode, useEffect } from 'react'

export type HeaderProps = {
  title: ReactNode
  /** The same in plain text, for the window's title, when `title` is more than text. */
  plainTitle?: string
  /** One line of context. */
  context?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

/** Title, one line of context, actions at the right. Each page has exactly one. */
export function PageHeader({ title, plainTitle, context, lead, actions }: HeaderProps) {
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
      </div>
      {actions && <div className="mg-page-actions">{actions}</div>}
    </header>
  )
}
