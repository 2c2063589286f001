{{- define "linkglass.name" -}}
{{- printf "%s-linkglass" .Release.Name | replace "linkglass-linkglass" "linkglass" | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "linkglass.selector" -}}
app.kubernetes.io/name: linkglass
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "linkglass.labels" -}}
{{ include "linkglass.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end -}}
