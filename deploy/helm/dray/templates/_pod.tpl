{{- /* Only functions of Go's own templates are used, so that a test renders the chart with Go's engine. Indentation fits the pods
of Deployments and Jobs alike. */ -}}
{{- define "dray.pod" }}
      automountServiceAccountToken: false
      {{- if .Values.image.pullSecret }}
      imagePullSecrets: [{ name: {{ .Values.image.pullSecret }} }]
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile: { type: RuntimeDefault }
      volumes:
        - name: var
          emptyDir: {}
        - name: tmp
          emptyDir: {}
        {{- if .Values.database.create }}
        - name: database-ca
          secret:
            secretName: {{ .Release.Name }}-db-ca
            items: [{ key: ca.crt, path: ca.crt }]
        {{- end }}
{{- end }}
{{- define "dray.container" }}
          image: {{ printf "%q" (printf "%s:%s" .Values.image.repository .Values.image.tag) }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: var, mountPath: /var/lib/dray }
            - { name: tmp, mountPath: /tmp }
            {{- if .Values.database.create }}
            - { name: database-ca, mountPath: /etc/dray/database-ca, readOnly: true }
            {{- end }}
          envFrom:
            - secretRef: { name: {{ .Values.secretName }} }
{{- end }}
{{- define "dray.env" }}
            - name: PUBLIC_URL
              value: {{ printf "%q" (printf "https://%s" .Values.host) }}
            {{- range $name, $value := .Values.settings }}
            {{- if $value }}
            - name: {{ $name }}
              value: {{ printf "%q" $value }}
            {{- end }}
            {{- end }}
            {{- if .Values.database.create }}
            - name: NODE_EXTRA_CA_CERTS
              value: /etc/dray/database-ca/ca.crt
            - name: DRAY_APP_PASSWORD
              valueFrom: { secretKeyRef: { name: {{ .Values.database.appSecret }}, key: password } }
            {{- range .Values.database.pooler.types }}
            - name: DATABASE_{{ if eq . "ro" }}READ_{{ end }}URL
              value: postgres://dray_app:$(DRAY_APP_PASSWORD)@{{ $.Release.Name }}-pooler-{{ . }}:5432/dray?sslmode=verify-full
            {{- end }}
            {{- end }}
{{- end }}
