import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { draftsUnder } from '#platform/web/draft/drafts.ts'
import { Dialog } from '../page/Dialog.tsx'
import { type FormHandle, SectionForm, type SectionFormProps } from './SectionForm.tsx'

type Props<Variables, Data> = Omit<
  SectionFormProps<Variables, Data>,
  'cancel' | 'stays' | 'handle' | 'draft'
> & {
  title: string
  width?: number
  /** What it does, above the fields. */
  lead?: ReactNode
  /** Instead of the fields, while what they begin with is on its way or did not come. */
  waiting?: ReactNode
  form: ClosedForm
}

/** A form in a dialog. Escape and × ask before what was typed is thrown away. */
export function FormDialog<Variables, Data>(props: Props<Variables, Data>) {
  const { title, width, lead, waiting, form, onDone, ...section } = props
  const handle = useRef<FormHandle>(null)
  return (
    <Dialog
      title={title}
      onCancel={() => (handle.current ? handle.current.leave() : form.close())}
      {...(width ? { width } : {})}
    >
      {lead && <div className="mg-lead">{lead}</div>}
      {waiting || (
        <SectionForm
          {...section}
          {...(form.draft === undefined ? {} : { draft: form.draft })}
          handle={handle}
          cancel={form.close}
          onDone={(data) => {
            // Closing may change the address of the page; where `onDone` leads to comes later.
            form.close()
            onDone?.(data)
          }}
        />
      )}
    </Dialog>
  )
}

/** Which form of a page is open: none, one by its key, or a new one. */
export type OpenForm = {
  key: string | undefined
  /** Tells its draft apart: the form's `draft`. */
  draft: string
  open: (key?: string) => void
  close: () => void
}

/** What a dialog needs of the form that it is. One whose draft has no name is the only one. */
export type ClosedForm = Pick<OpenForm, 'close'> & Partial<Pick<OpenForm, 'draft'>>

/** The key of what does not exist yet. */
export const NEW = 'nuevo'

/**
 * Which form of the page is open. One that was left half written, by a reload or an ended session,
 * is open again.
 *
 * @param first the one that the address asks for
 */
export function useOpenForm(name: string, first?: string): OpenForm {
  const { pathname } = useLocation()
  const start = `${pathname} ${name} `
  const [key, setKey] = useState<string | undefined>(
    () => draftsUnder(start)[0]?.slice(start.length) ?? first,
  )
  return {
    key,
    draft: `${name} ${key ?? NEW}`,
    open: (which = NEW) => setKey(which),
    close: () => setKey(undefined),
  }
}
