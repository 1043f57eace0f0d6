// Emitted by `diwan types`.
import type { Holding } from '../schema-meta'

export const buckets: Record<string, readonly Holding[]> = {
  'employee-photos': [
    {"mimes":["image/jpeg","image/png","image/webp","image/gif"],"endings":["jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":2097152},
  ],
  'images': [
    {"mimes":["image/jpeg","image/png","image/webp","image/gif"],"endings":["jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":10485760},
  ],
  'letterheads': [
    {"mimes":["image/jpeg","image/png","image/webp","image/gif"],"endings":["jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":5242880},
    {"mimes":["image/svg+xml"],"endings":["svg"],"most":1048576},
  ],
  'mission-documents': [
    {"mimes":["application/pdf","application/vnd.openxmlformats-officedocument.wordprocessingml.document","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/jpeg","image/png","image/webp","image/gif"],"endings":["pdf","docx","xlsx","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":104857600},
  ],
  'legal-documents': [
    {"mimes":["application/pdf","application/vnd.openxmlformats-officedocument.wordprocessingml.document","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/jpeg","image/png","image/webp","image/gif"],"endings":["pdf","docx","xlsx","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":104857600},
  ],
  'downloadable-documents': [
    {"mimes":["application/pdf","application/vnd.openxmlformats-officedocument.wordprocessingml.document","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/jpeg","image/png","image/webp","image/gif"],"endings":["pdf","docx","xlsx","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":104857600},
  ],
  'litigation': [
    {"mimes":["application/pdf","application/vnd.openxmlformats-officedocument.wordprocessingml.document","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/jpeg","image/png","image/webp","image/gif"],"endings":["pdf","docx","xlsx","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":104857600},
  ],
  'archive': [
    {"mimes":["application/pdf","application/vnd.openxmlformats-officedocument.wordprocessingml.document","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/jpeg","image/png","image/webp","image/gif"],"endings":["pdf","docx","xlsx","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":104857600},
  ],
  'applications': [
    {"mimes":["image/jpeg","image/png","image/webp","image/gif"],"endings":["jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp","jpg","jpeg","jpe","jfif","png","gif","webp"],"most":2097152},
    {"mimes":["application/pdf"],"endings":["pdf"],"most":5242880},
  ],
  'medical-certificates': [
    {"mimes":["application/pdf"],"endings":["pdf"],"most":5242880},
  ],
}
