import { choice, text } from '#platform/model/field.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { PushKind } from '../model/push.ts'
import {
  deletePushDevice,
  type DeviceRow,
  savePushDevice,
  settingsOfPush,
  type SettingsOfPush,
} from './devices.service.ts'

const DeviceType = objectFrom<DeviceRow>('PushDevice', {
  id: of.id('pushDevice'),
  name: of.text,
  kinds: of.list(of.choice(PushKind)),
  createdAt: of.dateTime,
})

query('pushSettings', {
  type: objectFrom<SettingsOfPush>('PushSettings', {
    publicKey: of.text,
    devices: of.list(of.object(DeviceType)),
  }),
  run: (context) => settingsOfPush(context),
})

mutation('savePushDevice', {
  input: inputFrom('SavePushDeviceInput', {
    endpoint: text('Dirección', { max: 1000, sensitivity: 'A' }),
    publicKey: text('Clave del equipo', { max: 200 }),
    secret: text('Secreto del equipo', { max: 100, sensitivity: 'A' }),
    name: text('Equipo', { max: 80 }),
    kinds: listOf(inputFrom('WantedPush', { kind: choice(PushKind, 'Aviso') })),
  }),
  type: DeviceType,
  run: savePushDevice,
})

mutation('deletePushDevice', {
  input: byId('pushDevice'),
  type: 'Boolean',
  run: deletePushDevice,
})
