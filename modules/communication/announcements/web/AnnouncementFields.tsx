import { ChooseBusiness } from '#generated/operations/parts/businesses.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FieldList, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { filesIn, SeveralFiles } from '#platform/web/kit/form/SeveralFiles.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { RichText } from '#platform/web/kit/text/RichText.tsx'
import { today } from '#platform/web/look/today.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { Announcement, MOST_FILES } from '../model/announcement.ts'
import './announcements.css'

/** What a new announcement begins with. */
export const initialValues = () => ({
  visibility: 'EVERYONE',
  publishDate: today(),
  pinned: false,
  asksAcknowledgement: false,
  allowsReactions: false,
  sendsMail: false,
  businesses: [],
  files: [],
})

type Values = Readonly<Record<string, unknown>>

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The lists of the form as the server takes them; only those that are there. */
export const partsOf = (values: Values) => ({
  ...('businesses' in values
    ? { businesses: listIn(values['businesses']).map((id) => ({ businessId: String(id) })) }
    : {}),
  ...('files' in values
    ? { files: filesIn(values['files']).map(({ id }) => ({ fileId: id })) }
    : {}),
})

/** Everything of an announcement; one that is published keeps its audience and its day. */
export function AnnouncementFields({ published = false }: { published?: boolean }) {
  return (
    <>
      <Section title="Qué dice">
        <Field of={Announcement} name="title" wide autoFocus />
        <Field of={Announcement} name="content" wide rows={10} />
        <Preview />
        <Files />
      </Section>
      {!published && (
        <Section title="Para quién y desde cuándo">
          <Field of={Announcement} name="visibility" radios />
          <Businesses />
          <Field of={Announcement} name="publishDate" min={today()} />
          <Field of={Announcement} name="expiryDate" />
        </Section>
      )}
      <Section title="Cómo se muestra">
        {published && <Field of={Announcement} name="expiryDate" />}
        <FieldList
          of={Announcement}
          names={
            published
              ? ['pinned', 'allowsReactions', 'sendsMail']
              : ['pinned', 'allowsReactions', 'asksAcknowledgement', 'sendsMail']
          }
        />
      </Section>
    </>
  )
}

/** What readers will see of what is written. */
function Preview() {
  const [title, content] = [useValue('title'), useValue('content')]
  if (typeof content !== 'string' || content.trim() === '') return null
  return (
    <section className="an-preview mg-span" aria-label="Vista previa">
      <p className="soft">Así lo verá quien lo lea</p>
      <h3>{typeof title === 'string' && title ? title : 'Sin título'}</h3>
      <RichText text={content} />
    </section>
  )
}

function Businesses() {
  const { data } = useDetail(ChooseBusiness, {}, { needs: 'businesses.read' })
  const options = (data?.businessNames ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (options.length < 2) return null
  return (
    <SeveralField
      name="businesses"
      label="Solo de estas razones sociales"
      options={options}
      placeholder="De todas"
      optional
    />
  )
}

function Files() {
  const { company } = useMe()
  if (!company) return null
  return (
    <SeveralFiles
      name="files"
      label="Archivos"
      most={MOST_FILES}
      about={{ relatedType: 'announcement', relatedId: company.id }}
    />
  )
}
