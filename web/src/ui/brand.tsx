import styles from './brand.module.css'

interface BrandMarkProps {
  /** The commune's own emblem; ours when it has none. */
  logo?: string | undefined
  size?: number
}

/** Decoration beside a name that says the same. */
export function BrandMark({ logo, size = 36 }: BrandMarkProps) {
  return (
    <img
      className={styles.mark}
      src={logo?.startsWith('data:image/') ? logo : '/icon.svg'}
      alt=""
      width={size}
      height={size}
    />
  )
}
