import { Outlet } from '@tanstack/react-router'
import styles from './settings.module.css'

/** The pages of the settings, all of one width. */
export function SettingsArea() {
  return (
    <div className={styles.area}>
      <Outlet />
    </div>
  )
}
