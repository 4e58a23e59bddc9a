import { useOutletContext } from 'react-router'
import { completedYears } from '#chile/dates.ts'
import { FamilyMemberCatalogue } from '#generated/catalogues.ts'
import type { FamilyQuery } from '#generated/documents/graphql.ts'
import { OpenFamilyPaper } from '#generated/operations/family.ts'
import { BlockedData, type Person } from '#modules/people/people/web/index.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { burdenEnd, endWords, isBurdenOn } from '../model/burdens.ts'
import { FamilyBurden, familyFields, FamilyMember, FamilyRelation } from '../model/family-member.ts'
import { BurdensNotice } from './BurdensNotice.tsx'

type Member = FamilyQuery['family'][number]

const nameOf = ({ firstname, paternalLastname, maternalLastname }: Member) =>
  [firstname, paternalLastname, maternalLastname].filter(Boolean).join(' ')

const shown: readonly Column<Member>[] = [
  {
    key: 'name',
    title: 'Familiar',
    lead: true,
    text: nameOf,
    render: (member) => (
      <TextWithHint words={nameOf(member)} hint={FamilyRelation.label(member.relation)} />
    ),
  },
  {
    key: 'age',
    title: 'Edad',
    text: ({ birthday }) => (birthday ? completedYears(birthday, today()) : null),
    render: ({ birthday }) =>
      birthday ? `${completedYears(birthday, today())} años` : <Nothing />,
  },
  {
    key: 'burden',
    title: 'Carga familiar',
    text: ({ burden }) => FamilyBurden.label(burden),
    render: (member) => <BurdenWords member={member} />,
  },
  {
    key: 'contact',
    title: 'Contacto',
    text: ({ phone, email }) => [phone, email].filter(Boolean).join(' '),
    render: ({ phone, email, emergencyContact }) => (
      <>
        {emergencyContact && <StatusTag tone="accent">Emergencia</StatusTag>}{' '}
        {phone ?? email ?? <Nothing />}
      </>
    ),
  },
]

/** What somebody is as a burden today, and until when. */
function BurdenWords({ member }: { member: Member }) {
  const { burden, burdenFrom } = member
  if (burden === 'NONE') return <Nothing words="No es carga" />
  const end = burdenEnd(member)
  const holds = isBurdenOn(member, today())
  const waits = burdenFrom !== null && burdenFrom > today()
  const until = end && `${holds || waits ? 'Hasta' : 'Hasta el'} ${formatDate(end.day)}`
  const hint = waits
    ? `Desde el ${formatDate(burdenFrom)}`
    : end && `${until}: ${endWords[end.why]}`
  const words = holds || waits ? FamilyBurden.label(burden) : 'Ya no es carga'
  return <TextWithHint words={words} hint={hint} />
}

type Shared = { person: Person; isOwn: boolean }

/** «Grupo familiar» of the ficha: who the person's family is, and who of it is a burden. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<Shared>()
  const open = useAction(OpenFamilyPaper, { after: openFile, quiet: true, keepCache: true })
  if (!person.canSeePay) return <NoAccess />
  if (person.blocked.includes('FAMILY')) return <BlockedData />
  return (
    <>
      <BurdensNotice person={person} isOwn={isOwn} />
      <ShortCatalogue
        documents={FamilyMemberCatalogue}
        right="family"
        noun={{ one: 'familiar', many: 'familiares', added: true }}
        under={{ userId: person.id }}
        title="Grupo familiar"
        empty="Agregue a las cargas familiares y a quién llamar en una emergencia."
        columns={shown}
        nameOf={nameOf}
        usual={{ emergencyContact: false, burden: 'NONE' }}
        acts={({ id, fileId }) =>
          fileId ? [{ label: 'Ver documento', onClick: () => open.run({ input: { id } }) }] : []
        }
        removing="Sale de la ficha. Queda en la auditoría."
        fields={familyFields}
      >
        {(row) => <MemberFields userId={person.id} hasPaper={Boolean(row?.fileId)} />}
      </ShortCatalogue>
    </>
  )
}

/** A burden needs its RUT, its birthday and its first day. */
function MemberFields({ userId, hasPaper }: { userId: string; hasPaper: boolean }) {
  const burden = useValue('burden')
  const isBurden = burden !== undefined && burden !== 'NONE'
  return (
    <Section>
      <Field of={FamilyMember} name="relation" autoFocus />
      <Field of={FamilyMember} name="rut" required={isBurden} />
      <FieldList of={FamilyMember} names={['firstname', 'paternalLastname', 'maternalLastname']} />
      <Field of={FamilyMember} name="birthday" required={isBurden} />
      <FieldList of={FamilyMember} names={['phone', 'email', 'emergencyContact', 'burden']} />
      {isBurden && (
        <>
          <Field of={FamilyMember} name="burdenFrom" required />
          <FieldList of={FamilyMember} names={['burdenUntil', 'studiesUntil']} />
        </>
      )}
      <FilePick
        label="Documento"
        replaces={hasPaper}
        about={{ relatedType: 'familyMember', relatedId: userId }}
      />
    </Section>
  )
}
