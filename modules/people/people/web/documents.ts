import { graphql } from '#platform/web/graphql.ts'

export const People = graphql(`
  query People($filter: UsersFilter, $sort: UsersSort, $page: Page) {
    users(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        fullname
        gentilitie
        rut
        identificationType
        role
        status
        email
        personalPhone
        birthday
        avatarUrl
        state
        contractType
        jobTitle
        area
        branchOffice
        businessName
        supervisorName
        initialDate
        finalDate
        missing
        online
      }
    }
  }
`)

export const PeopleCounts = graphql(`
  query PeopleCounts($input: UsersFilter!) {
    userCounts(input: $input) {
      total
      incomplete
      states {
        state
        total
      }
    }
    areas {
      name
      total
    }
    branchOffices {
      name
      total
    }
  }
`)

export const ExportPeople = graphql(`
  query ExportPeople($input: ExportUsersInput!) {
    exportUsers(input: $input)
  }
`)

export const PersonRecord = graphql(`
  query PersonRecord($input: UserInput!) {
    user(input: $input) {
      id
      fullname
      initials
      rut
      documentNumber
      identificationType
      role
      status
      isPrivateRole
      external
      retired
      comment
      version
      username
      accountEmail
      accountKeptBy
      closed {
        field
        reason
      }
      avatarUrl
      avatarFileId
      state
      jobTitle
      jobTitleFamily
      area
      branchOffice
      businessName
      supervisorId
      supervisorName
      initialDate
      finalDate
      admissionDate
      contractId
      contractType
      missing
      online
      asOf
      held
      recordFrom
      versionFrom
      nextFrom
      seesReserved
      revealed
      canUpdate
      canUpdateAvatar
      canSeePay
      canSeeAbsences
      canAddAbsences
      firstname
      secondName
      paternalLastname
      maternalLastname
      birthday
      gender
      genderPrevired
      civilStatus
      countryOfOrigin
      email
      personalPhone
      businessEmail
      addressCountry
      address
      communeCode
      city
      province
      region
      postalCode
      previsionType
      retirementScheme
      pensionInstitution
      pensionStatus
      ipsReducedRate
      afcEnrolled
      afcDate
      unemploymentInsuranceDate
      afcConfig
      afpCollect
      keepsContributing
      partialDisability
      youngSubsidy
      healthInstitution
      healthPercentage
      healthAmountUf
      healthAmount
      apviInstitution
      apviRegime
      apvi {
        value
        currency
      }
      apvi2Institution
      apvi2Regime
      apvi2 {
        value
        currency
      }
      apvcInstitution
      apvc {
        value
        currency
      }
      cuenta2Institution
      cuenta2 {
        value
        currency
      }
      subjectToFamilyAllowance
      familyAllowanceSegment
      simpleBurdens
      maternalBurdens
      disabledBurdens
      subjectToJudicialRetention
      judicial {
        value
        currency
      }
      judicialRetentionPercentage
    }
  }
`)

export const PersonHistory = graphql(`
  query PersonHistory($input: UserHistoryInput!) {
    userHistory(input: $input) {
      periods {
        key
        from
        until
        recordedAt
        supersededAt
        author
        changes
      }
      changes {
        key
        attribute
        label
        from
        before
        after
        author
        recordedAt
      }
    }
  }
`)

export const CreatePerson = graphql(`
  mutation CreatePerson($input: CreateUserInput!) {
    createUser(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        fullname
        username
        temporaryPassword
        invitedTo
      }
    }
  }
`)

export const UpdatePerson = graphql(`
  mutation UpdatePerson($input: UpdateUserInput!) {
    updateUser(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        version
      }
    }
  }
`)

export const UpdatePersonStatus = graphql(`
  mutation UpdatePersonStatus($input: UpdateUserStatusInput!) {
    updateUserStatus(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        status
      }
    }
  }
`)

export const DeletePerson = graphql(`
  mutation DeletePerson($input: ByIdUser!) {
    deleteUser(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const GiveAccess = graphql(`
  mutation GiveAccess($input: CreateLoginInput!) {
    createLogin(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        username
        temporaryPassword
        invitedTo
      }
    }
  }
`)

export const ChangeAccount = graphql(`
  mutation ChangeAccount($input: UpdateLoginInput!) {
    updateLogin(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        username
        email
      }
    }
  }
`)

export const VouchForAccount = graphql(`
  mutation VouchForAccount($input: VouchForLoginInput!) {
    vouchForLogin(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const Payments = graphql(`
  query Payments($input: PaymentMethodsInput!) {
    paymentMethods(input: $input) {
      id
      kind
      bankCode
      accountType
      accountNumber
      isCurrent
      version
    }
  }
`)

export const AddPayment = graphql(`
  mutation AddPayment($input: CreatePaymentMethodInput!) {
    createPaymentMethod(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const UsePayment = graphql(`
  mutation UsePayment($input: UpdatePaymentMethodInput!) {
    updatePaymentMethod(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const DeletePayment = graphql(`
  mutation DeletePayment($input: ByIdPaymentMethod!) {
    deletePaymentMethod(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const PersonBusinesses = graphql(`
  query PersonBusinesses($input: UserBusinessesInput!) {
    userBusinesses(input: $input) {
      id
      businessId
      businessName
      inPayroll
      privateRole
      workPhone
      businessEmail
      firstAdmissionDate
      admissionDate
      version
      validTo
      userContracts {
        id
        jobTitle
        state
      }
    }
  }
`)

export const AddPersonToBusiness = graphql(`
  mutation AddPersonToBusiness($input: AddToBusinessInput!) {
    addToBusiness(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const UpdatePersonBusiness = graphql(`
  mutation UpdatePersonBusiness($input: UpdateUserBusinessInput!) {
    updateUserBusiness(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const RemovePersonBusiness = graphql(`
  mutation RemovePersonBusiness($input: ByIdUserBusiness!) {
    deleteUserBusiness(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const InvitableUsers = graphql(`
  query InvitableUsers {
    invitableUsers {
      id
      fullname
      email
      invited
      whyNot
    }
  }
`)

export const InviteUsers = graphql(`
  mutation InviteUsers($input: InviteUsersInput!) {
    inviteUsers(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        invited
        others {
          id
          fullname
          whyNot
        }
      }
    }
  }
`)
