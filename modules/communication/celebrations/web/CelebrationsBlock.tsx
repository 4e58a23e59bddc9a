import { formatLongDate, type ISODate } from '#chile/dates.ts'
import { Anniversaries, Birthdays, CelebrationChoice } from '#generated/operations/celebrations.ts'
import { SaveCelebrationChoice } from '#generated/operations/celebrations.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ShortList } from '#platform/web/kit/list/ShortList.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Person } from '#platform/web/kit/text/Person.tsx'
import { today } from '#platform/web/look/today.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CelebrationChoice as Choice } from '../model/celebration.ts'
import './celebrations.css'

type Celebrated = {
  userId: string
  fullname: string
  day: ISODate
  avatar: string | null
  canOpen: boolean
}

/** Birthdays and anniversaries of the days that come: what is today stands out. */
export default function CelebrationsBlock() {
  const { hasRecord, acting } = useMe()
  const form = useOpenForm('celebraciones')
  const birthdays = useDetail(Birthdays).data?.birthdays
  const anniversaries = useDetail(Anniversaries).data?.anniversaries
  if (!birthdays || !anniversaries) return null
  const none = birthdays.length === 0 && anniversaries.length === 0
  return (
    <Panel
      title="Celebraciones"
      text="Los próximos 30 días"
      action={
        hasRecord &&
        !acting && (
          <ActionButton look="text" size="small" onClick={() => form.open()}>
            Lo mío
          </ActionButton>
        )
      }
    >
      {none && <p className="soft">Nadie por ahora.</p>}
      <div className="ce-parts">
        <People title="Cumpleaños" people={birthdays} what="cumpleaños" />
        <People title="Aniversarios" people={anniversaries} what="aniversarios" />
      </div>
      {form.key !== undefined && <ChoiceDialog form={form} />}
    </Panel>
  )
}

type PeopleProps = { title: string; people: readonly Celebrated[]; what: string }

const People = ({ title, people, what }: PeopleProps) =>
  people.length === 0 ? null : (
    <section className="ce-part" aria-label={title}>
      <h3>{title}</h3>
      <ShortList
        items={people}
        keyOf={({ userId }) => userId}
        what={what}
        className="ce-people"
        render={(person) => <Celebrant {...person} />}
      />
    </section>
  )

/** Somebody and their day; a link where the reader may open their ficha. */
function Celebrant({ userId, fullname, day, avatar, canOpen }: Celebrated) {
  const look = { className: 'ce-person', 'data-today': day === today() || undefined }
  const person = <Person name={fullname} url={avatar} hint={dayWords(day)} />
  return canOpen ? (
    <Link to={pathTo('ficha/:id', { id: userId })} {...look}>
      {person}
    </Link>
  ) : (
    <div {...look}>{person}</div>
  )
}

/** «Hoy», or the day without its year. */
const dayWords = (day: ISODate): string => (day === today() ? 'Hoy' : formatLongDate(day))

function ChoiceDialog({ form }: { form: ReturnType<typeof useOpenForm> }) {
  const { data } = useDetail(CelebrationChoice)
  const save = useAction(SaveCelebrationChoice, { done: 'Guardado' })
  const choice = data?.celebrationChoice
  if (!choice) return null
  const { birthday, anniversary } = choice
  return (
    <FormDialog
      title="Qué se celebra de mí"
      lead={<p>Sus colegas ven el día y el mes. Nadie ve el año, su edad ni cuánto lleva.</p>}
      action={save}
      initial={{ birthday, anniversary }}
      form={form}
    >
      <FieldList of={Choice} names={['birthday', 'anniversary']} />
    </FormDialog>
  )
}
