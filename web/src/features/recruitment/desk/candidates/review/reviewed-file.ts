import type { Candidates } from '@/api/schema.gen'

export interface Finding {
  code: string
  tone: 'good' | 'warn' | 'bad' | 'info' | 'quiet'
  /** In words, where it follows from more than is known here. */
  text?: string
  /** Of which required document, where it is of one. */
  documentId?: string | null
  labelFr?: string
  labelAr?: string
  /** Whose card it is. */
  name?: string
  candidates?: OtherCandidate[]
}

/** Another application that a finding names. */
export interface OtherCandidate {
  $id: string
  nameFr: string
  nameAr: string
  birth_date: string | null
  candidateNumber: string | null
}

export interface ReviewedFile {
  documentId: string
  /** Of those that every exam begins with. */
  code?: string | null
  labelFr: string
  labelAr: string
  fileId: string | null
  findings: Finding[]
}

export type ClaimName = 'ground' | 'service'

/** A reserved ground or years of service that somebody claims: what is not proved does not count. */
export interface ReviewedClaim {
  claim: ClaimName
  state: 'undecided' | 'proved' | 'not'
  reason: string | null
  ground: string | null
  serviceMonths: number | null
}

export interface Review {
  candidate: Candidates
  trackingNumber?: string
  files: ReviewedFile[]
  findings: Finding[]
  /** What was decided of what is claimed. */
  claims: ReviewedClaim[]
  /** What the exam asks, beside what was given. */
  asked: {
    diplomaFr: string | null
    diplomaAr: string | null
    leastAge: number | null
    mostAge: number | null
    extendedAge: number | null
    /** The day on which ages are counted, and the age on it. */
    ageOn: string
    age: number
  }
  /** Who else looks at the file now. */
  heldById: string | null
  /** The next file of the position that waits, and how many there are. */
  nextId: string | null
  waiting: number
  secondLook: { wanted: boolean; byId: string | null; firstById: string | null }
}
