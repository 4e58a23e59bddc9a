import { optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list } from '#platform/server/graphql/operations.ts'
import { directory, type DirectoryRow, directorySort } from './directory.queries.ts'

list('directory', {
  type: objectFrom<DirectoryRow>('DirectoryPerson', {
    userId: of.id('user'),
    fullname: of.text,
    jobTitle: of.maybe(of.text),
    area: of.maybe(of.text),
    branchOffice: of.maybe(of.text),
    businessName: of.maybe(of.text),
    supervisorName: of.maybe(of.text),
    workPhone: of.maybe(of.text),
    businessEmail: of.maybe(of.text),
    avatarUrl: of.maybe(of.text),
    online: of.flag,
  }),
  filter: inputFrom('DirectoryFilter', {
    search: optional(text('Nombre, cargo o área', { max: 100 })),
    businessId: optional(ref('business', 'Razón social')),
    area: optional(text('Área', { max: 120 })),
  }),
  sort: directorySort,
  run: directory,
})
