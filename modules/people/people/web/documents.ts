import { graphql } from '#platform/web/graphql.ts'

export const People = graphql(`
  query People($filter: UsersFilter, $sort: UsersSort, $page: Page, $counted: Boolean = true) {
    users(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
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
  }
`)

export const PeoplePlaces = graphql(`
  query PeoplePlaces {
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
      disability
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
      affiliateRut
      affiliatePaternalLastname
      affiliateMaternalLastname
      affiliateNames
      affiliateInstitution
      affiliateContribution {
        value
        currency
      }
      affiliateSaving {
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
