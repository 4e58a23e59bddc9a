import { DownOutlined } from '@ant-design/icons'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  title: string
  /** What is asked in it, for who decides whether to open it. */
  text: ReactNode
  /** Open from the start. */
  open?: boolean
  children: ReactNode
}

/**
 * Fields that most people leave as they are, behind their title. They are in the form also while
 * they are hidden; a mistake in one of them opens it.
 */
export function FoldedSection({ title, text, open: first = false, children }: Props) {
  const [open, setOpen] = useState(first)
  const fields = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = fields
    if (open || !current) return
    const watch = new MutationObserver(() => {
      if (current.querySelector(REFUSED)) setOpen(true)
    })
    watch.observe(current, { subtree: true, attributes: true, attributeFilter: ['class'] })
    return () => watch.disconnect()
  }, [open])
  useEffect(() => {
    if (!open) return
    // The form could not go to a field that was hidden when it was refused.
    const [refused] = fields.current?.closest('form')?.querySelectorAll(REFUSED) ?? []
    if (!refused || !fields.current?.contains(refused)) return
    refused.scrollIntoView({ block: 'center' })
    refused.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [open])
  return (
    <section className="mg-section mg-folded">
      <h2>
        <button
          type="button"
          className="mg-fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <DownOutlined aria-hidden />
          {title}
        </button>
      </h2>
      <p className="soft">{text}</p>
      <div id={id} ref={fields} className="mg-fields" hidden={!open}>
        {children}
      </div>
    </section>
  )
}

const REFUSED = '.ant-form-item-has-error'
