import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { draftsUnder } from '#platform/web/draft/drafts.ts'
import { unsavedUnder } from '#platform/web/draft/unsaved-entries.ts'
import { useChoose } from '../page/Dialog.tsx'

/** What has to be saved before something works on what is stored. */
export type Settles = {
  /** The address under which it is typed. */
  under: string
  /** Once it is saved there is something else to do first, such as another calculation. */
  stops?: boolean
}

/**
 * Before something is made of what is stored: what was typed under an address and is not saved is
 * saved, or knowingly left out. Answers whether to go on.
 */
export function useSaveBefore(): (settles: Settles, verb: string) => Promise<boolean> {
  const choose = useChoose()
  const navigate = useNavigate()
  return useCallback(
    async ({ under, stops = false }, verb) => {
      const isUnder = (place: string) => /^[ /]/.test(place.slice(under.length))
      const here = unsavedUnder(under).find(({ place, save }) => save && isUnder(place))
      const elsewhere = draftsUnder(under).find(isUnder)
      if (!here && !elsewhere) return true
      const answer = await choose({
        title: 'Hay cambios sin guardar',
        text: here?.words
          ? `${here.words}. Lo que no se guarda no se considera.`
          : 'Lo que se escribió y no se guardó no se considera.',
        okText: !here ? 'Ir a guardarlos' : stops ? 'Guardar' : `Guardar y ${verb}`,
        otherText: `${capital(verb)} sin ellos`,
      })
      if (answer !== 'ok') return answer === 'other'
      if (here) return (await here.save?.()) === true && !stops
      // A place is an address and the name of the form there.
      void navigate(elsewhere?.split(' ')[0] ?? under)
      return false
    },
    [choose, navigate],
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
