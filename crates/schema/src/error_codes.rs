//! The protocol's refusals (`docs/protocol.md` §3.2), and the few of our own that every department shares.
//!
//! The document spelling stands here; the server answers `row_*`, `column_*` and `table_*` on the other dialect.

use crate::error_codes;

error_codes! {
    MISSING_SCOPE = "general_unauthorized_scope", 401 => "يجب تسجيل الدخول أولا (role: {role}, scope: {scope})", "Connexion requise (rôle\u{a0}: {role}, portée\u{a0}: {scope})", "User (role: {role}) missing scopes ([\"{scope}\"])";
    UNAUTHORIZED = "user_unauthorized", 401 => "غير مرخص لكم بهذه العملية", "Vous n’êtes pas autorisé à effectuer cette opération", "The current user is not authorized to perform the requested action.";
    FIELD_NOT_WRITABLE = "user_unauthorized", 401 => "غير مرخص لكم بتعديل {field}", "Vous n’êtes pas autorisé à modifier {field}", "You may not change {field}";
    NO_EMPLOYEE = "user_unauthorized", 401 => "حسابكم غير مرتبط بأي موظف: المرجو طلب ربطه من مدير النظام", "Votre compte n’est lié à aucun fonctionnaire\u{a0}: demandez à l’administrateur de l’y rattacher", "Your account is linked to no employee: ask an administrator to link it";
    NO_USER = "user_unauthorized", 401 => "لا يوجد مستعمل مرتبط بهذا الحساب", "Aucun utilisateur trouvé pour ce compte", "no user Found";
    INVALID_CREDENTIALS = "user_invalid_credentials", 401 => "البريد الإلكتروني أو كلمة السر غير صحيحة", "Identifiants incorrects. Vérifiez le courriel et le mot de passe", "Invalid credentials. Please check the email and password.";
    SESSION_EXISTS = "user_session_already_exists", 401 => "توجد جلسة مفتوحة من قبل", "Une session est déjà ouverte", "Creation of a session is prohibited when a session is active.";
    INVALID_TOKEN = "user_invalid_token", 401 => "الرمز غير صالح أو منتهي الصلاحية", "Code invalide ou expiré", "Invalid token passed in the request.";
    MORE_FACTORS = "user_more_factors_required", 401 => "المرجو إتمام خطوة التحقق الثانية", "Une seconde étape de vérification est requise", "More factors are required to complete the sign in process.";
    CHALLENGE_REQUIRED = "user_challenge_required", 401 => "المرجو التحقق من هويتكم من جديد قبل هذه العملية", "Confirmez d’abord votre identité par un second facteur", "A recently successful challenge is required to complete this action.";
    JWT_INVALID = "user_jwt_invalid", 401 => "رمز JWT غير صالح", "Jeton JWT invalide", "The JWT token is invalid.";
    KEY_EXPIRED = "project_key_expired", 401 => "انتهت صلاحية المفتاح", "La clé API a expiré", "The project key has expired.";
    USER_BLOCKED = "user_blocked", 403 => "هذا الحساب معطل", "Ce compte est désactivé", "The current user has been blocked.";
    JWT_AND_SESSION = "user_jwt_and_cookie_set", 403 => "لا يمكن استعمال JWT وجلسة معا", "Un jeton JWT et une session ne peuvent pas être utilisés ensemble", "API requests should not contain JWT and session cookie at the same time.";
    JWT_FROM_JWT = "user_jwt_creation_denied", 403 => "لا يمكن طلب JWT بواسطة JWT", "Un jeton JWT ne peut pas servir à en demander un autre", "JWT creation is denied while a JWT is used.";
    KEY_AND_SESSION = "user_api_key_and_session_set", 403 => "لا يمكن استعمال مفتاح وجلسة معا", "Une clé API et une session ne peuvent pas être utilisées ensemble", "API key and session used in the same request.";
    UNKNOWN_ORIGIN = "general_unknown_origin", 403 => "مصدر الطلب غير معروف: {origin}", "Origine inconnue\u{a0}: {origin}", "Invalid Origin. Register your new client ({origin}) as a new platform.";
    DELETE_RESTRICTED = "document_delete_restricted", 403 => "لا يمكن الحذف: {count} من «{collection}» تشير إليه", "Suppression impossible\u{a0}: {count} «\u{a0}{collection}\u{a0}» y font référence", "Cannot be deleted: {count} of \"{collection}\" refer to it";
    ARGUMENT_INVALID = "general_argument_invalid", 400 => "قيمة غير صحيحة: {param} ({reason})", "Paramètre «\u{a0}{param}\u{a0}» incorrect\u{a0}: {reason}", "Invalid `{param}` param: {reason}";
    ARGUMENT_MISSING = "general_argument_invalid", 400 => "المعطى {param} إجباري", "Le paramètre «\u{a0}{param}\u{a0}» est obligatoire", "Param \"{param}\" is not optional.";
    NO_ID = "general_argument_invalid", 400 => "المعرف غائب", "Identifiant absent", "no id";
    NULL_ID = "general_argument_invalid", 400 => "المعرف لا يمكن أن يكون فارغا", "L’identifiant ne peut pas être vide", "ID cannot be null";
    QUERY_INVALID = "general_query_invalid", 400 => "استعلام غير صحيح: {reason}", "Requête incorrecte\u{a0}: {reason}", "Invalid query: {reason}";
    EMAIL_NOT_VERIFIED = "user_email_not_verified", 400 => "البريد الإلكتروني غير مؤكد", "L’adresse de courriel n’est pas vérifiée", "The email address is not verified.";
    PHONE_NOT_VERIFIED = "user_phone_not_verified", 400 => "رقم الهاتف غير مؤكد", "Le numéro de téléphone n’est pas vérifié", "The phone number is not verified.";
    PROVIDER_UNSUPPORTED = "project_provider_unsupported", 400 => "مزود الهوية غير معروف", "Fournisseur d’identité inconnu", "The chosen OAuth provider is unsupported.";
    PROVIDER_FAILED = "user_oauth2_provider_error", 400 => "تعذر تسجيل الدخول عبر مزود الهوية", "La connexion par le fournisseur d’identité a échoué", "The identity provider did not confirm who you are.";
    SUCCESS_URL = "project_invalid_success_url", 400 => "رابط النجاح غير مسموح به", "Adresse de retour non autorisée", "Invalid redirect URL for OAuth success.";
    FAILURE_URL = "project_invalid_failure_url", 400 => "رابط الفشل غير مسموح به", "Adresse d’échec non autorisée", "Invalid redirect URL for OAuth failure.";
    CURSOR_NOT_FOUND = "general_cursor_not_found", 400 => "المؤشر {id} غير موجود", "Curseur {id} introuvable", "Cursor '{id}' not found.";
    BAD_REQUEST = "general_bad_request", 400 => "طلب غير صحيح: {reason}", "Requête incorrecte\u{a0}: {reason}", "Bad request: {reason}";
    MISSING_DATA = "document_missing_data", 400 => "لا توجد معطيات", "Aucune donnée", "The document data is missing.";
    MISSING_PAYLOAD = "document_missing_payload", 400 => "لا توجد معطيات للتعديل", "Aucune donnée à modifier", "The document data and permissions are missing.";
    REQUIRED = "document_invalid_structure", 400 => "هذا الحقل إجباري: {field}", "Ce champ est obligatoire\u{a0}: {field}", "This field is required: {field}";
    UNKNOWN_FIELD = "document_invalid_structure", 400 => "حقل غير معروف: {field}", "Attribut inconnu\u{a0}: {field}", "Unknown attribute: {field}";
    COMPUTED = "document_invalid_structure", 400 => "{field}: قيمة يحددها النظام ولا تعدل مباشرة", "{field} est déterminé par le système et ne se modifie pas directement", "{field} follows from other fields or from an action, and cannot be changed directly";
    NUMBERED = "document_invalid_structure", 400 => "{field}: قيمة لا تغير بعد إعطاء الرقم", "{field} ne change plus\u{a0}: un numéro a été attribué dans cette série", "{field} cannot change any more: a number of its series was given";
    WRONG_TYPE = "document_invalid_structure", 400 => "قيمة {field} غير صحيحة. المطلوب: {expected}", "Valeur incorrecte pour {field}, attendu\u{a0}: {expected}", "Wrong value for {field}, expected: {expected}";
    TOO_LONG = "document_invalid_structure", 400 => "{field}: عدد الحروف يتجاوز {max}", "{field} dépasse {max} caractères", "{field} is longer than {max} characters";
    TOO_MANY = "document_invalid_structure", 400 => "{field}: عدد العناصر يتجاوز {max}", "{field} dépasse {max} éléments", "{field} has more than {max} items";
    OUT_OF_RANGE = "document_invalid_structure", 400 => "{field} يجب أن يكون بين {least} و {most}", "{field} doit être entre {least} et {most}", "{field} must be between {least} and {most}";
    AMOUNT_TOO_LARGE = "amount_too_large", 400 => "المبلغ أكبر من أن يسجل", "Ce montant est trop grand pour être enregistré", "This amount is too large to be kept";
    NOT_BEFORE = "document_invalid_structure", 400 => "{field} لا يمكن أن يسبق {other}", "{field} ne peut pas précéder {other}", "{field} may not lie before {other}";
    UNPRINTABLE = "paper_unprintable", 400 => "لا يمكن طباعة الحرف {letter} ({code})", "Le caractère {letter} ({code}) ne peut pas être imprimé", "The character {letter} ({code}) cannot be printed";
    UNKNOWN_LINK = "relationship_value_invalid", 400 => "{field}: لا توجد وثيقة بهذا المعرف ({id})", "{field}\u{a0}: aucun document n’a cet identifiant ({id})", "{field}: no document has this id ({id})";
    LIMIT_EXCEEDED = "attribute_limit_exceeded", 400 => "تجاوز الحد المسموح به: {field}", "Limite dépassée\u{a0}: {field}", "Attribute limit exceeded: {field}";
    NOT_A_NUMBER = "attribute_type_invalid", 400 => "{field} ليس عددا", "{field} n’est pas un nombre", "Attribute {field} is not a number";
    EMAIL_MISSING = "user_email_not_found", 400 => "هذا الحساب بلا بريد إلكتروني", "Ce compte n’a pas d’adresse de courriel", "The current user has no email address.";
    PHONE_MISSING = "user_phone_not_found", 400 => "هذا الحساب بلا رقم هاتف", "Ce compte n’a pas de numéro de téléphone", "The current user has no phone number.";
    PASSWORD_RECENT = "password_recently_used", 400 => "استعملتم كلمة السر هذه من قبل. اختاروا غير كلمات السر الخمس الأخيرة", "Ce mot de passe a déjà servi. Choisissez-en un autre que les cinq derniers", "The password you are trying to use is among your last five. Choose another one.";
    PASSWORD_PERSONAL = "password_personal_data", 400 => "كلمة السر مكونة من اسمكم أو بريدكم الإلكتروني أو هاتفكم. اختاروا ما لا يعرفه غيركم", "Ce mot de passe est fait de votre nom ou de votre adresse. Choisissez ce que d’autres ignorent", "The password you are trying to use is made of your name, email or phone. Choose one that others do not know.";
    FILE_EMPTY = "storage_file_empty", 400 => "الملف فارغ أو غائب", "Fichier vide ou absent", "Empty file passed to the endpoint.";
    FILE_TOO_LARGE = "storage_invalid_file_size", 400 => "الملف أكبر من المسموح به ({most} م.ب)", "Fichier trop volumineux\u{a0}: {most} Mo au plus", "The file is larger than allowed: {most} MB at most.";
    FILE_TYPE = "storage_file_type_unsupported", 400 => "نوع الملف غير مقبول هنا", "Ce type de fichier n’est pas accepté ici", "The given file type is not supported.";
    /// The same, where it is known what is taken.
    FILE_KINDS = "storage_file_type_unsupported", 400 => "نوع الملف غير مقبول هنا. الأنواع المقبولة: {kinds}", "Ce type de fichier n’est pas accepté ici. Acceptés\u{a0}: {kinds}", "The given file type is not supported. Taken here: {kinds}";
    /// The same of a photo as telephones keep it.
    TELEPHONE_PHOTO = "storage_file_type_unsupported", 400 => "صورة بصيغة \u{2066}HEIC\u{2069} لا تقبل هنا. على الهاتف: الإعدادات ‹ الكاميرا ‹ التنسيقات ‹ «الأكثر توافقا»، أو التقطوا صورة للشاشة ثم أرسلوها بصيغة \u{2066}JPEG\u{2069}", "Une photo HEIC n’est pas acceptée ici. Sur le téléphone\u{a0}: Réglages › Appareil photo › Formats › «\u{a0}Le plus compatible\u{a0}», ou faites une capture d’écran, puis envoyez-la en JPEG", "A HEIC photo is not supported here. On the telephone: Settings › Camera › Formats › “Most Compatible”, or take a screenshot, then send it as JPEG";
    FILE_DAMAGED = "storage_file_type_unsupported", 400 => "الملف ناقص أو معطوب", "Fichier incomplet ou endommagé", "The file is incomplete or damaged.";
    FILE_UNREADABLE = "storage_file_unreadable", 400 => "تعذرت قراءة الملف: تتطلب من الذاكرة أو الوقت أكثر من المسموح به", "Fichier illisible\u{a0}: sa lecture demande trop de mémoire ou de temps", "The file cannot be read: it takes too much memory or time.";
    IMAGE_TOO_LARGE = "storage_image_resolution_exceeded", 400 => "أبعاد الصورة تتجاوز الحد", "Image trop grande\u{a0}: trop de pixels", "The image has too many pixels.";
    CONTENT_RANGE = "storage_invalid_content_range", 400 => "جزء الملف غير صحيح: {reason}", "Morceau de fichier incorrect\u{a0}: {reason}", "Invalid value for the content-range: {reason}";
    UPLOAD_ID = "storage_invalid_appwrite_id", 400 => "معرف الرفع غير صحيح", "Identifiant d’envoi incorrect", "Invalid value for x-appwrite-id.";
    ROUTE_NOT_FOUND = "general_route_not_found", 404 => "الطريق غير موجود", "Route introuvable", "Route not found. Please ensure the endpoint is configured correctly and that the API route is valid.";
    PROJECT_NOT_FOUND = "project_not_found", 404 => "المشروع غير موجود", "Projet introuvable", "Project with the requested ID could not be found.";
    USER_NOT_FOUND = "user_not_found", 404 => "المستعمل غير موجود", "Utilisateur introuvable", "User with the requested ID could not be found.";
    SESSION_NOT_FOUND = "user_session_not_found", 404 => "الجلسة غير موجودة", "Session introuvable", "The current user session could not be found.";
    AUTHENTICATOR_NOT_FOUND = "user_authenticator_not_found", 404 => "لا يوجد تطبيق تحقق لهذا الحساب", "Aucune application d’authentification n’est enregistrée", "Authenticator could not be found on the current user.";
    RECOVERY_CODES_NOT_FOUND = "user_recovery_codes_not_found", 404 => "لا توجد رموز احتياطية", "Aucun code de secours", "Recovery codes could not be found on the current user.";
    TARGET_NOT_FOUND = "user_target_not_found", 404 => "وجهة الإشعارات غير موجودة", "Cible de notification introuvable", "The target could not be found.";
    IDENTITY_NOT_FOUND = "user_identity_not_found", 404 => "الهوية غير موجودة", "Identité introuvable", "The identity could not be found.";
    TOKEN_NOT_FOUND = "token_not_found", 404 => "الرمز غير موجود", "Jeton introuvable", "The requested file token could not be found.";
    DATABASE_NOT_FOUND = "database_not_found", 404 => "قاعدة المعطيات غير موجودة", "Base de données introuvable", "Database with the requested ID could not be found.";
    COLLECTION_NOT_FOUND = "collection_not_found", 404 => "المجموعة غير موجودة", "Collection introuvable", "Collection with the requested ID could not be found.";
    BUCKET_NOT_FOUND = "storage_bucket_not_found", 404 => "المخزن غير موجود", "Espace de fichiers introuvable", "Storage bucket with the requested ID could not be found.";
    FILE_NOT_FOUND = "storage_file_not_found", 404 => "الملف غير موجود", "Fichier introuvable", "The requested file could not be found.";
    FILE_LOST = "storage_file_lost", 410 => "محتوى هذا الملف مفقود أو تالف؛ يمكن للمسؤول استرجاعه من نسخة احتياطية", "Le contenu de ce fichier est perdu ou abîmé\u{a0}; l’administrateur peut le reprendre d’une sauvegarde", "The content of this file is lost or damaged; an administrator can bring it back from a backup.";
    DOCUMENT_NOT_FOUND = "document_not_found", 404 => "الوثيقة غير موجودة", "Document introuvable", "Document with the requested ID could not be found.";
    ATTRIBUTE_NOT_FOUND = "attribute_not_found", 404 => "الحقل غير موجود: {field}", "Attribut introuvable\u{a0}: {field}", "Attribute with the requested ID could not be found: {field}";
    NOT_IMPLEMENTED = "general_not_implemented", 405 => "هذه الخدمة غير متوفرة", "Cet appel n’est pas proposé", "This method was not fully implemented yet.";
    SLOW_BODY = "general_request_timeout", 408 => "كان إرسال الطلب بطيئا جدا. المرجو المحاولة من جديد", "L’envoi a été trop lent. Réessayez", "The request was sent too slowly. Please try again.";
    TIMEOUT = "database_timeout", 408 => "استغرق الاستعلام وقتا طويلا", "La requête a pris trop de temps", "The query timed out.";
    USER_EXISTS = "user_already_exists", 409 => "يوجد مستعمل بنفس المعرف أو البريد الإلكتروني أو الهاتف", "Un utilisateur a déjà cet identifiant, ce courriel ou ce téléphone", "A user with the same id, email, or phone already exists in this project.";
    AUTHENTICATOR_VERIFIED = "user_authenticator_already_verified", 409 => "تطبيق التحقق مؤكد من قبل", "L’application d’authentification est déjà vérifiée", "This authenticator is already verified on the current user.";
    RECOVERY_CODES_EXIST = "user_recovery_codes_already_exists", 409 => "توجد رموز احتياطية من قبل", "Des codes de secours existent déjà", "The current user already generated recovery codes.";
    TARGET_EXISTS = "user_target_already_exists", 409 => "وجهة الإشعارات مسجلة من قبل", "Cette cible de notification existe déjà", "A target with the same ID or identifier already exists.";
    EMAIL_EXISTS = "user_email_already_exists", 409 => "هذا البريد الإلكتروني لحساب آخر", "Cette adresse de courriel est celle d’un autre compte", "A user with the same email already exists.";
    PHONE_EXISTS = "user_phone_already_exists", 409 => "رقم الهاتف هذا لحساب آخر", "Ce numéro de téléphone est celui d’un autre compte", "A user with the same phone number already exists.";
    EMAIL_IS_VERIFIED = "user_email_already_verified", 409 => "البريد الإلكتروني مؤكد من قبل", "L’adresse de courriel est déjà vérifiée", "User email is already verified.";
    PHONE_IS_VERIFIED = "user_phone_already_verified", 409 => "رقم الهاتف مؤكد من قبل", "Le numéro de téléphone est déjà vérifié", "User phone is already verified.";
    DOCUMENT_EXISTS = "document_already_exists", 409 => "توجد وثيقة بنفس المعرف", "Un document a déjà cet identifiant", "Document with the requested ID already exists.";
    FILE_EXISTS = "storage_file_already_exists", 409 => "يوجد ملف بنفس المعرف", "Un fichier a déjà cet identifiant", "A storage file with the requested ID already exists.";
    DUPLICATE = "document_unique_constraint_violation", 409 => "القيمة موجودة من قبل: {field}", "Cette valeur existe déjà\u{a0}: {field}", "This value is already taken: {field}";
    CONFLICT = "document_update_conflict", 409 => "تم تعديل الوثيقة من طرف شخص آخر", "Le document a été modifié entre-temps", "Remote document is newer than local.";
    IDEMPOTENCY = "general_idempotency_conflict", 409 => "استعمل مفتاح التكرار لطلب آخر", "Cette clé d’idempotence a servi à une autre demande", "This idempotency key was used for another request";
    FILE_INFECTED = "storage_invalid_file", 403 => "الملف يحتوي على فيروس", "Le fichier contient un virus", "The file carries a virus.";
    FLOW_FORBIDDEN = "flow_step_forbidden", 403 => "لا يمكن الانتقال من «{from}» إلى «{to}»", "Passage de «\u{a0}{from}\u{a0}» à «\u{a0}{to}\u{a0}» impossible", "No step leads from \"{from}\" to \"{to}\"";
    LAST_ADMIN = "last_administrator", 409 => "لا يمكن إزالة آخر مدير للنظام", "Le dernier administrateur ne peut pas être retiré", "The last administrator cannot be removed";
    PROVIDER_DISABLED = "project_provider_disabled", 412 => "مزود الهوية هذا غير مفعل", "Ce fournisseur d’identité n’est pas configuré", "The chosen OAuth provider is disabled. It must be configured on this server.";
    RESET_REQUIRED = "user_password_reset_required", 412 => "يجب تغيير كلمة السر", "Le mot de passe doit être changé", "The current user must reset the password.";
    RANGE = "storage_invalid_range", 416 => "المجال المطلوب غير ممكن", "Plage demandée impossible", "The requested range is not satisfiable.";
    RATE_LIMIT = "general_rate_limit_exceeded", 429 => "عدد كبير من المحاولات. المرجو الانتظار", "Trop de demandes. Patientez un moment", "Rate limit for the current endpoint has been exceeded. Please try again after some time.";
    TOO_MANY_WAITING = "general_rate_limit_exceeded", 429 => "طلبات كثيرة منكم في الانتظار. المرجو انتظار أجوبتها", "Trop de vos demandes attendent déjà. Patientez jusqu’à leurs réponses", "Too many of your requests are waiting already. Wait for their answers.";
    TOO_LARGE = "general_request_too_large", 413 => "الطلب كبير جدا", "Demande trop volumineuse", "The request is too large";
    STORAGE_FULL = "general_storage_full", 507 => "القرص ممتلئ: لا يمكن تسجيل أي شيء. المرجو إخبار مدير النظام", "Le disque est plein\u{a0}: rien ne peut être enregistré. Prévenez l’administrateur", "The disk is full: nothing can be saved. Please tell the administrator.";
    STORAGE_UNAVAILABLE = "general_storage_unavailable", 503 => "تعذر التسجيل حاليا. المرجو إعادة المحاولة بعد قليل", "Rien ne peut être enregistré pour le moment. Réessayez dans un instant", "Nothing can be saved at the moment. Please try again shortly.";
    STORAGE_UNREADABLE = "general_storage_unreadable", 503 => "تعذرت القراءة حاليا. المرجو إعادة المحاولة بعد قليل", "La lecture est impossible pour le moment. Réessayez dans un instant", "Nothing can be read at the moment. Please try again shortly.";
    STORAGE_QUOTA = "storage_quota_exceeded", 413 => "لديكم ملفات غير مرتبطة بأي وثيقة حجمها {most} ميغابايت أو أكثر. أرفقوها أو احذفوها أولا", "Vos fichiers sans document atteignent {most} Mo. Joignez-les ou supprimez-les d’abord", "Your files that no document uses reach {most} MB. Attach or delete some first.";
    BUSY = "general_server_busy", 503 => "الخادم مشغول جدا. المرجو المحاولة بعد قليل", "Le serveur est trop sollicité. Réessayez dans un instant", "The server is too busy. Please try again in a moment.";
    SCANNER_SILENT = "storage_scanner_unavailable", 503 => "تعذر فحص الملف من الفيروسات. المرجو المحاولة لاحقا", "L’antivirus ne répond pas. Réessayez plus tard", "The antivirus does not answer. Please try again later.";
    SMTP_DISABLED = "general_smtp_disabled", 503 => "لم يتم إعداد خادم البريد الإلكتروني", "Aucun serveur de messagerie n’est configuré", "SMTP is disabled on this server: no mail server is configured.";
    PHONE_DISABLED = "general_phone_disabled", 503 => "لم يتم إعداد إرسال الرسائل النصية القصيرة", "Aucune passerelle SMS n’est configurée", "Phone authentication is disabled: no SMS gateway is configured.";
    PUSH_DISABLED = "general_push_disabled", 503 => "لم يتم إعداد الإشعارات الفورية", "Les notifications push ne sont pas configurées", "Push is disabled on this server: no contact for push services is configured.";
    UNKNOWN_OUTCOME = "general_unknown_outcome", 503 => "لا نعلم هل تمت العملية. المرجو التحقق قبل إعادة الإرسال", "On ignore si l’opération a eu lieu. Vérifiez avant de la refaire", "It is not known whether this was done. Look before you send it again.";
    METHOD_UNSUPPORTED = "user_auth_method_unsupported", 501 => "طريقة الدخول هذه غير مفعلة", "Ce mode de connexion n’est pas activé", "The requested authentication method is either disabled or unsupported.";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_refusal_speaks_three_languages_with_the_same_arguments() {
        let holes = |text: &str| {
            let mut names: Vec<_> = text
                .split('{')
                .skip(1)
                .filter_map(|part| part.split('}').next())
                .map(str::to_owned)
                .collect();
            names.sort();
            names
        };
        for kind in ERROR_CODES {
            let [ar, fr, en] = Lang::ALL.map(|lang| kind.says.text(lang));
            assert!(![ar, fr, en].contains(&""), "{}", kind.code);
            assert_ne!(ar, fr, "{}", kind.code);
            assert_eq!(holes(ar), holes(fr), "{}", kind.code);
            assert_eq!(holes(ar), holes(en), "{}", kind.code);
        }
    }
}
