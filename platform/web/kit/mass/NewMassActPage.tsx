import { type ReactNode, useState } from 'react'
import { FormPage } from '../form/FormPage.tsx'
import type { FormValues, SectionFormProps } from '../form/form-props.ts'
import type { MassAct } from './mass-act.ts'

type Making = { initial: FormValues; onChange: (values: FormValues) => void }

type Props<Variables, Data> = Omit<
  SectionFormProps<Variables, Data>,
  'initial' | 'onChange' | 'cancel'
> & {
  act: MassAct
  /** From `useMaking`. */
  making: Making
  /** What the act would do: an `ActPreview`. */
  preview: ReactNode
}

/**
 * What is typed of an act, and what the server is asked by it.
 *
 * @param begin what the form begins with, or how it is found
 * @param askedOf what is asked of some values; null while they say too little
 */
export function useMaking<Asked>(
  begin: FormValues | (() => FormValues),
  askedOf: (values: FormValues) => Asked,
) {
  const [initial] = useState(begin)
  const [typed, setTyped] = useState(initial)
  return { initial, onChange: setTyped, asked: askedOf(typed) }
}

/**
 * The page where an act on many people is made: the form says whose and what, the preview below
 * shows what each of them gets or why not, and the act is ordered once it was seen.
 */
export function NewMassActPage<Variables, Data>({
  act,
  making: { initial, onChange },
  preview,
  ...form
}: Props<Variables, Data>) {
  return (
    <>
      <FormPage
        {...form}
        title={act.make.label}
        initial={initial}
        onChange={onChange}
        cancel={act.list}
      />
      {preview}
    </>
  )
}
